import { z } from 'zod';
import { MILES_PROBLEMS } from './miles-offer.ts';

/** Sent as JSON, or as a form where no script runs. */
export const milesBody = z.object({
  use: z.enum(['miles', 'none']).default('miles').describe('`none` redeems no miles, whatever their number'),
  points: z
    .union([
      z.number(),
      z
        .string()
        .max(20)
        // A form without script sends what the field shows, such as '7.500'.
        .transform((text) => Number(text.replace(/[.\s]/g, ''))),
    ])
    .pipe(z.number().min(0).max(1_000_000_000))
    .default(0)
    .describe('Miles to redeem; 0 for none'),
  link: z
    .enum(['keep', 'remove'])
    .default('keep')
    .describe('`remove` also removes the link to the programme'),
});
export type MilesBody = z.input<typeof milesBody>;

export const milesResult = z.object({
  success: z.boolean(),
  miles: z
    .object({ points: z.int(), amount: z.int().describe('What they are worth, minor units') })
    .nullable()
    .describe('The miles that the checkout redeems after the call'),
  messages: z.array(z.object({ context: z.literal('miles'), code: z.enum(MILES_PROBLEMS) })),
});
export type MilesResult = z.infer<typeof milesResult>;
