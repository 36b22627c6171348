import type { LocalText } from '../src/brands/brand.ts';
import type { StoredClimateRibbon } from '../src/content-modules/climate-ribbon/climate-ribbon-props.ts';
import type { StoredClimateYear } from '../src/content-modules/climate-year/climate-year-props.ts';
import type { FaqProps } from '../src/content-modules/faq/faq-props.ts';
import type { FooterProps } from '../src/content-modules/footer/footer-props.ts';
import type { HeroSliderProps } from '../src/content-modules/hero-slider/hero-slider-props.ts';
import type { ModuleType } from '../src/content-modules/registry.server.ts';
import type { TeaserSectionProps } from '../src/content-modules/teaser-section/teaser-section-props.ts';
import type { TextBlockProps } from '../src/content-modules/text-block/text-block-props.ts';
import type { TopNavigationProps } from '../src/content-modules/top-navigation/top-navigation-props.ts';
import type { UspStripProps } from '../src/content-modules/usp-strip/usp-strip-props.ts';
import type { Localised } from '../src/content-modules/words.ts';
import type { DocumentKind } from '../src/features/content/content-document.ts';

interface StoredProps extends Record<ModuleType, object> {
  heroSlider: Localised<HeroSliderProps>;
  teaserSection: Localised<TeaserSectionProps>;
  textBlock: Localised<TextBlockProps>;
  faq: Localised<FaqProps>;
  uspStrip: Localised<UspStripProps>;
  climateRibbon: Localised<StoredClimateRibbon>;
  climateYear: Localised<StoredClimateYear>;
  topNavigation: Localised<TopNavigationProps>;
  footer: Localised<FooterProps>;
}

/** A module of a seed: its props have the stored shape of its type. */
export type SeedModule = {
  [Type in ModuleType]: { readonly type: Type; readonly id: string; readonly props: StoredProps[Type] };
}[ModuleType];

/** A document that a fresh database starts with; its brand is the folder it stands in. */
export interface SeedDocument {
  readonly kind: DocumentKind;
  /** '' is the home page, or the only document of its kind. */
  readonly slug: string;
  readonly meta?: { readonly title: LocalText; readonly description: LocalText };
  readonly modules: readonly SeedModule[];
}
