import type { ComponentType } from 'react';
import { ClimateRibbon } from './climate-ribbon/climate-ribbon.tsx';
import { ClimateYear } from './climate-year/climate-year.tsx';
import { Faq } from './faq/faq.tsx';
import { Footer } from './footer/footer.tsx';
import { HeroSlider } from './hero-slider/hero-slider.tsx';
import { TeaserSection } from './teaser-section/teaser-section.tsx';
import { TextBlock } from './text-block/text-block.tsx';
import { TopNavigation } from './top-navigation/top-navigation.tsx';
import { UspStrip } from './usp-strip/usp-strip.tsx';

/** Component of every module type, for both sides; schemas stay on the server in `registry.server.ts`. */
export const moduleComponents: Readonly<Record<string, ComponentType<never>>> = {
  heroSlider: HeroSlider,
  teaserSection: TeaserSection,
  textBlock: TextBlock,
  faq: Faq,
  uspStrip: UspStrip,
  climateRibbon: ClimateRibbon,
  climateYear: ClimateYear,
  topNavigation: TopNavigation,
  footer: Footer,
};
