import type { Words } from '../parts/words.ts';

/** Where guests praise and complain (MOD-071, CONTACT-002 to CONTACT-005). */
export interface ComplaintFormProps {
  readonly title: Words;
  /** May hold `**strong**` and `[label](/hilfe)`. */
  readonly copytext?: Words;
  readonly link?: string;
  readonly linkText?: Words;
  /** The link opens in a new tab. */
  readonly isExternal?: boolean;
}
