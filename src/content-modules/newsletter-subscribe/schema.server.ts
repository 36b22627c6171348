import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { NewsletterSubscribeProps } from './newsletter-subscribe-props.ts';

export const newsletterSubscribeSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
}) satisfies z.ZodType<Localised<NewsletterSubscribeProps>>;
