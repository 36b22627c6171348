import { z } from 'zod';
import { link, richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';
import { image } from '../parts/teaser-schema.ts';

export const promotionTeaserSchema = z.strictObject({
  headline: words,
  /** Paragraphs; may hold `**strong**` and `[label](/kreta)`. */
  text: richWords.exactOptional(),
  buttonText: words.exactOptional(),
  buttonLink: link.exactOptional(),
  /** The button opens a new window. */
  linkout: z.boolean().exactOptional(),
  /** The first is large, two more are next to it; without any, the placeholder destination is shown (IMG-003). */
  images: z.array(image).max(3),
  /** Small print. */
  infoText: words.exactOptional(),
  /** A text of its own, in bold before the small print (MOD-103). */
  infoTextBold: words.exactOptional(),
});

/** One promotion over the page's width (MOD-098 to MOD-103). */
export type PromotionTeaserProps = PropsOf<typeof promotionTeaserSchema>;
