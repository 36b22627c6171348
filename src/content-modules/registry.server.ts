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
  heroSlider: { schema: heroSliderSchema, prepare: prepareHeroSlider },
  teaserSection: { schema: teaserSectionSchema },
  textBlock: { schema: textBlockSchema },
  faq: { schema: faqSchema },
  uspStrip: { schema: uspStripSchema },
  climateRibbon: { schema: climateRibbonSchema, prepare: prepareClimateRibbon },
  climateYear: { schema: climateYearSchema, prepare: prepareClimateYear },
  topNavigation: { schema: topNavigationSchema },
  footer: { schema: footerSchema },
} as const satisfies Record<string, ModuleDefinition>;

export type ModuleType = keyof typeof moduleRegistry;

export function findModuleDefinition(type: string): ModuleDefinition | null {
  return Object.hasOwn(moduleRegistry, type) ? moduleRegistry[type as ModuleType] : null;
}
