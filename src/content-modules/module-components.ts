import { ClimateRibbon } from './climate-ribbon/climate-ribbon.tsx';
import { ClimateYear } from './climate-year/climate-year.tsx';
import { Faq } from './faq/faq.tsx';
import { frameComponents, type ModuleComponents } from './frame-components.ts';
import { HeroSlider } from './hero-slider/hero-slider.tsx';
import { TeaserSection } from './teaser-section/teaser-section.tsx';
import { TextBlock } from './text-block/text-block.tsx';
import { UspStrip } from './usp-strip/usp-strip.tsx';

/** Component of every module type, for both sides; schemas stay on the server in `registry.server.ts`. */
export const moduleComponents: ModuleComponents = {
  ...frameComponents,
  heroSlider: HeroSlider,
  teaserSection: TeaserSection,
  textBlock: TextBlock,
  faq: Faq,
  uspStrip: UspStrip,
  climateRibbon: ClimateRibbon,
  climateYear: ClimateYear,
};
