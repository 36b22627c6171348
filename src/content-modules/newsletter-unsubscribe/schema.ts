import { z } from 'zod';
import { link, newsletterListId, richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

/** What is shown after the answer (NEWS-020, NEWS-021). */
const result = z.strictObject({
  headline: words,
  copytext: richWords,
  link: link.exactOptional(),
  buttonText: words.exactOptional(),
});

export const newsletterUnsubscribeSchema = z.strictObject({
  /** The question (NEWS-016). */
  headline: words,
  /** The headline is the title of its page. */
  isPageTitle: z.boolean().exactOptional(),
  copytext: richWords.exactOptional(),
  yesText: words.exactOptional(),
  noText: words.exactOptional(),
  yes: result,
  no: result,
  /** List that is left where the address names none; the brand's first without one (NEWS-027). */
  listId: newsletterListId.exactOptional(),
});

/** Where readers leave the newsletter (MOD-085), as stored. */
export type StoredNewsletterUnsubscribe = PropsOf<typeof newsletterUnsubscribeSchema>;

export interface NewsletterUnsubscribeProps extends StoredNewsletterUnsubscribe {
  /** The address names whom the question is about (NEWS-013): without, the form asks for an e-mail address. */
  readonly hasRecipient?: boolean;
}
