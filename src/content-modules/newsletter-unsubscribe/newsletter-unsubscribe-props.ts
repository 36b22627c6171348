import type { Words } from '../parts/words.ts';

/** Where readers leave the newsletter (MOD-085). */
export interface NewsletterUnsubscribeProps {
  readonly headline: Words;
  /** May hold `**strong**` and `[label](/datenschutz)`. */
  readonly copytext?: Words;
}
