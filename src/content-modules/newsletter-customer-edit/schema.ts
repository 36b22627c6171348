import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsletterCustomerEditSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
});

/** Where readers change what the newsletter knows of them (MOD-086). */
export type NewsletterCustomerEditProps = PropsOf<typeof newsletterCustomerEditSchema>;
