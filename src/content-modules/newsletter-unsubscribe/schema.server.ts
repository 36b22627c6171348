import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { NewsletterUnsubscribeProps } from './newsletter-unsubscribe-props.ts';

export const newsletterUnsubscribeSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
}) satisfies z.ZodType<Localised<NewsletterUnsubscribeProps>>;
