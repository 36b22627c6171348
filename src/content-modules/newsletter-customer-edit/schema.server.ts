import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { NewsletterCustomerEditProps } from './newsletter-customer-edit-props.ts';

export const newsletterCustomerEditSchema = z.strictObject({
  headline: words,
  copytext: richWords.exactOptional(),
}) satisfies z.ZodType<Localised<NewsletterCustomerEditProps>>;
