import { z } from 'zod';
import type { PropsOf } from '../parts/localised-text.ts';

const rate = z.number().positive().max(1000);
const earnRate = z.number().min(0).max(1000);

export const milesBadgeSchema = z.strictObject({
  /** Miles for a euro; empty for the brand's. */
  rate: rate.exactOptional(),
  /** The same before a campaign changed it. */
  rateOriginal: rate.exactOptional(),
  /** Miles for a whole unit of an offer's price. */
  earnRateRegular: earnRate,
  /** The same for hotels of the collection. */
  earnRateBoost: earnRate,
  /** Miles that can be redeemed at least; empty for the brand's. */
  minimumPointsFee: z.int().min(0).max(10_000_000).exactOptional(),
});

/** How miles are earned and redeemed, for editors who write about them (MOD-119, MILES-001 to MILES-009). */
export type MilesBadgeProps = PropsOf<typeof milesBadgeSchema>;
