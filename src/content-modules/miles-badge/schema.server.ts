import { z } from 'zod';
import type { Localised } from '../parts/words.ts';
import type { MilesBadgeProps } from './miles-badge-props.ts';

const rate = z.number().positive().max(1000);
const earnRate = z.number().min(0).max(1000);

export const milesBadgeSchema = z.strictObject({
  rate,
  rateOriginal: rate.exactOptional(),
  earnRateRegular: earnRate,
  earnRateBoost: earnRate,
  minimumPointsFee: z.int().min(0).max(10_000_000),
}) satisfies z.ZodType<Localised<MilesBadgeProps>>;
