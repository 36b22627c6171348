import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const newsletterSubscribeSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
});

/** Where visitors order the newsletter (MOD-084). */
export type NewsletterSubscribeProps = PropsOf<typeof newsletterSubscribeSchema>;
