import type { TeaserImage } from '../parts/teaser.ts';
import type { Words } from '../parts/words.ts';

/** One promotion over the page's width (MOD-098 to MOD-103). */
export interface PromotionTeaserProps {
  readonly headline: Words;
  /** Paragraphs; may hold `**strong**` and `[label](/kreta)`. */
  readonly text?: Words;
  readonly buttonText?: Words;
  readonly buttonLink?: string;
  /** The button opens a new window. */
  readonly linkout?: boolean;
  /** The first stands large, two more beside it; the placeholder destination stands in where there is none (IMG-003). */
  readonly images: readonly TeaserImage[];
  /** Small print. */
  readonly infoText?: Words;
  /** A text of its own, in bold before the small print (MOD-103). */
  readonly infoTextBold?: Words;
}
