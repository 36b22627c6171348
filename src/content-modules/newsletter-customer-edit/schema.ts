import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsletterCustomerEditSchema = z.strictObject({
  headline: words,
  /** The headline is the title of its page. */
  isPageTitle: z.boolean().exactOptional(),
  copytext: richWords.exactOptional(),
  /** Readers may say here whether it is measured what they open and click (NEWS-060). */
  showsTrackingPermission: z.boolean().exactOptional(),
  /** What that permission means, below its checkbox. */
  trackingText: richWords.exactOptional(),
  /** Shown in place of the form once it is saved (NEWS-032). */
  successHeadline: words.exactOptional(),
  successCopytext: richWords.exactOptional(),
});

/** Where readers change what the newsletter knows of them (MOD-086). */
export type NewsletterCustomerEditProps = PropsOf<typeof newsletterCustomerEditSchema>;
