import { z } from 'zod';
import { instant, words } from '../definition/field-schemas.server.ts';
import type { Localised } from '../parts/words.ts';
import type { StoredCountdown } from './countdown-props.ts';

export const countdownSchema = z.strictObject({
  headline: words,
  date: instant,
}) satisfies z.ZodType<Localised<StoredCountdown>>;
