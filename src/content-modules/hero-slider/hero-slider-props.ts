import type { PricedTeaser, Teaser } from '../parts/teaser.ts';

/** One slide: a teaser that can be switched off (MOD-021, MOD-022). */
export interface Slide extends Teaser {
  /** False hides the slide, and it counts nowhere. */
  readonly status?: boolean;
}

/** Large pictures with words, one at a time (MOD-028). */
export interface StoredHeroSlider {
  readonly slides: readonly Slide[];
  /** `page` fills the first view, `band` is a lower one for pages below the home page. */
  readonly height?: 'page' | 'band';
}

/** What is shown of it on a day: the slides that are not switched off, with their prices. */
export interface HeroSliderProps extends Pick<StoredHeroSlider, 'height'> {
  readonly slides: readonly PricedTeaser[];
  /** Where the site sells, `YYYY-MM-DD`: with it a slide can show the search mask. */
  readonly today?: string;
}

/** Slides that are shown (MOD-022). */
export function listShownSlides(slides: readonly Slide[]): Slide[] {
  return slides.filter(({ status = true }) => status);
}
