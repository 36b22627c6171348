import { z } from 'zod';

/** A text for people, which may be empty: without markup, which would be shown as it is written, and without the one character that PostgreSQL has not. */
export function plainTextCell(longest: number) {
  return z
    .string()
    .refine((text) => text.length <= longest, { error: `is longer than ${longest} characters` })
    .refine((text) => !/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text), {
      error: 'has markup, write plain text',
    })
    .refine((text) => !text.includes('\0'), { error: 'has a zero character' });
}
