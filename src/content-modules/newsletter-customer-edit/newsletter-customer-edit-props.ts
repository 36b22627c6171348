import type { Words } from '../parts/words.ts';

/** Where readers change what the newsletter knows of them (MOD-086). */
export interface NewsletterCustomerEditProps {
  readonly headline: Words;
  /** May hold `**strong**` and `[label](/datenschutz)`. */
  readonly copytext?: Words;
}
