import { z } from 'zod';
import type { PropsOf } from '../parts/localised-text.ts';
import type { PricedTeaser } from '../parts/resolve-teaser.ts';
import { teaserFields } from '../parts/teaser-schema.ts';

export const heroSliderSchema = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        ...teaserFields,
        /** False hides the slide, and it counts nowhere. */
        status: z.boolean().exactOptional(),
      }),
    )
    .max(12),
  /** `page` fills the first view, `band` is a lower one for pages below the home page. */
  height: z.enum(['page', 'band']).exactOptional(),
});

/** Large pictures with words, one at a time (MOD-028). */
export type StoredHeroSlider = PropsOf<typeof heroSliderSchema>;

/** One slide: a teaser that can be switched off (MOD-021, MOD-022). */
export type Slide = StoredHeroSlider['slides'][number];

/** What is shown of it on a day: the slides that are not switched off, with their prices. */
export interface HeroSliderProps extends Pick<StoredHeroSlider, 'height'> {
  readonly slides: readonly PricedTeaser[];
  /** Where the site sells, `YYYY-MM-DD`: with it a slide can show the search mask. */
  readonly today?: string;
}
