import { z } from 'zod';
import { richWords, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const faqSchema = z.strictObject({
  /** Target of `#…` links. */
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
});

/** Questions and answers in sections (MOD-054 to MOD-056). */
export type FaqProps = PropsOf<typeof faqSchema>;
