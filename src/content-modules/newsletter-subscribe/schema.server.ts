import { z } from 'zod';
import { richWords, words } from '../field-schemas.server.ts';
import type { Localised } from '../words.ts';
import type { NewsletterSubscribeProps } from './newsletter-subscribe-props.ts';

export const newsletterSubscribeSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
}) satisfies z.ZodType<Localised<NewsletterSubscribeProps>>;
