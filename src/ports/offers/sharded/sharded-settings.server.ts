import { z } from 'zod';
import { shardPolicy } from '../../../defaults.ts';
import { defineSettings } from '../../../settings/setting-group.ts';

export const shardedSettings = defineSettings({
  shape: {
    OFFERS: z.enum(['index', 'sharded']).default('index'),
    SHARD_HOTELS: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(shardPolicy.mostHotels))
      .default(shardPolicy.hotels),
  },
  expectations: {
    OFFERS: 'index or sharded',
    SHARD_HOTELS: 'a whole number from 1 to 250000, for example 200000',
  },
  secrets: [],
});
