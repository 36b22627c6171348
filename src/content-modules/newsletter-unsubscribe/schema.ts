import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsletterUnsubscribeSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
});

/** Where readers leave the newsletter (MOD-085). */
export type NewsletterUnsubscribeProps = PropsOf<typeof newsletterUnsubscribeSchema>;
