import { prepareClimateRibbon } from './climate-ribbon/prepare-climate-ribbon.ts';
import { climateRibbonSchema } from './climate-ribbon/schema.server.ts';
import { prepareClimateYear } from './climate-year/prepare-climate-year.ts';
import { climateYearSchema } from './climate-year/schema.server.ts';
import { faqSchema } from './faq/schema.server.ts';
import { footerSchema } from './footer/schema.server.ts';
import { prepareHeroSlider } from './hero-slider/prepare-hero-slider.ts';
import { heroSliderSchema } from './hero-slider/schema.server.ts';
import type { ModuleDefinition } from './module-definition.server.ts';
import { teaserSectionSchema } from './teaser-section/schema.server.ts';
import { textBlockSchema } from './text-block/schema.server.ts';
import { topNavigationSchema } from './top-navigation/schema.server.ts';
import { uspStripSchema } from './usp-strip/schema.server.ts';

/** Every module type an editor can place (MOD-001). Its component is in `module-components.ts` under the same key. */
export const moduleRegistry = {
  heroSlider: { schema: heroSliderSchema, slots: ['main'], prepare: prepareHeroSlider },
  teaserSection: { schema: teaserSectionSchema, slots: ['main'] },
  textBlock: { schema: textBlockSchema, slots: ['main'] },
  faq: { schema: faqSchema, slots: ['main'] },
  uspStrip: { schema: uspStripSchema, slots: ['main'] },
  climateRibbon: { schema: climateRibbonSchema, slots: ['main'], prepare: prepareClimateRibbon },
  climateYear: { schema: climateYearSchema, slots: ['main'], prepare: prepareClimateYear },
  topNavigation: { schema: topNavigationSchema, slots: ['navigation'] },
  footer: { schema: footerSchema, slots: ['footer'] },
} as const satisfies Record<string, ModuleDefinition>;

export type ModuleType = keyof typeof moduleRegistry;

export function findModuleDefinition(type: string): ModuleDefinition | null {
  return Object.hasOwn(moduleRegistry, type) ? moduleRegistry[type as ModuleType] : null;
}
