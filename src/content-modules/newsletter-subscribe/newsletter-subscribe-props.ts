import type { Words } from '../parts/words.ts';

/** Where visitors order the newsletter (MOD-084). */
export interface NewsletterSubscribeProps {
  readonly headline: Words;
  /** May hold `**strong**` and `[label](/datenschutz)`. */
  readonly copytext?: Words;
}
