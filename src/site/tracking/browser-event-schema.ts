import { z } from 'zod';

/** Body of the call that reports an error or an event of a browser (SAPI-053 to SAPI-055). */
export const browserEventBody = z.object({
  stack: z.string().max(8000).describe('Where it happened'),
  msg: z.string().max(2000).describe('What happened'),
  level: z.literal('INFO'),
  context: z
    .record(
      z.string().max(100),
      z.unknown().refine((value) => isSmall(value), 'is too large or too deep'),
    )
    .refine((context) => Object.keys(context).length <= 20, 'has more than 20 entries')
    .default({})
    .describe('What it was about: action, time, hotelId and the trimmed package of a shopper’s event'),
});
export type BrowserEventBody = z.input<typeof browserEventBody>;

/** Plain values, and lists and objects of them up to four deep: an event names a few things and is no document. */
function isSmall(value: unknown, depth = 4): boolean {
  if (typeof value === 'string') return value.length <= 500;
  if (typeof value !== 'object' || value === null) return true;
  const parts = Object.values(value);
  return depth > 0 && parts.length <= 50 && parts.every((part) => isSmall(part, depth - 1));
}
