import { z } from 'zod';
import {
  newsletterListId,
  newsletterSource,
  richLine,
  richWords,
  words,
} from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsletterSubscribeSchema = z.strictObject({
  headline: words,
  /** The headline is the title of its page. */
  isPageTitle: z.boolean().exactOptional(),
  copytext: richWords.exactOptional(),
  /** What the checkbox agrees to, with a link to the privacy page (NEWS-002). */
  terms: richLine,
  buttonText: words.exactOptional(),
  /** Shown in place of the form (NEWS-008). */
  successHeadline: words,
  successCopytext: richWords,
  /** Of the button that leads to the home page (NEWS-009). */
  backText: words.exactOptional(),
  /** List that is subscribed to; the brand's first where there is none (NEWS-012). */
  listId: newsletterListId.exactOptional(),
  /** Where the form stands, as the consent names it (NEWS-007, NEWS-012). */
  source: newsletterSource.exactOptional(),
});

/** Where visitors order the newsletter (MOD-084). */
export type NewsletterSubscribeProps = PropsOf<typeof newsletterSubscribeSchema>;
