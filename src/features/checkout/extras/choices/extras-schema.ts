import { z } from 'zod';
import { MARKET_CODES } from '../../../../domain/places/market.ts';
import type { ReceivedAnswer, SentBody } from '../../../../site/calls/call-types.ts';

/** Body of the call that saves the chosen extras. The limit covers nine travellers on two flights. */
export const setExtrasBody = z.object({
  data: z.object({
    extras: z
      .array(
        z.object({
          id: z.string().max(100),
          travellers: z
            .array(z.int().min(0).max(20))
            .max(20)
            .default([])
            .describe('Numbers of its travellers, ascending; empty for the whole party'),
        }),
      )
      .max(100),
    total: z.int().positive().optional().describe('The total that the shopper sees, in minor units'),
  }),
});
export type SetExtrasBody = SentBody<typeof setExtrasBody>;

/** Body of the call that sets the country of residence. */
export const setMarketBody = z.object({ data: z.object({ market: z.enum(MARKET_CODES) }) });
export type SetMarketBody = SentBody<typeof setMarketBody>;

/** The common part of the answers about extras, in addition to cart and extras. */
export const extrasResult = z.object({
  success: z.boolean(),
  messages: z.array(z.object({ code: z.string() })).describe('Why the call failed'),
});
export type ExtrasResult = ReceivedAnswer<typeof extrasResult>;
