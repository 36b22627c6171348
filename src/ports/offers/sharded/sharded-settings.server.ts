import { z } from 'zod';
import { shardPolicy } from '../../../defaults.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

export const shardedSettings = defineSettings({
  shape: {
    OFFERS: z.enum(['index', 'sharded']).default('index'),
    SHARD_HOTELS: z
      .string()
      .regex(/^\d{1,7}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(1_000_000))
      .default(shardPolicy.hotels),
  },
  expectations: {
    OFFERS: 'index or sharded',
    SHARD_HOTELS: 'a whole number from 1 to 1000000, for example 250000',
  },
  secrets: [],
});
