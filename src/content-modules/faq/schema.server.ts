import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { FaqProps } from './faq-props.ts';

export const faqSchema = z.strictObject({
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .exactOptional(),
  headline: words.exactOptional(),
  sections: z
    .array(
      z.strictObject({
        title: words,
        questions: z.array(z.strictObject({ question: words, answer: richWords })).min(1),
      }),
    )
    .min(1),
}) satisfies z.ZodType<Localised<FaqProps>>;
