import { z } from 'zod';
import { instant, words } from '../definition/field-schemas.ts';
import type { PropsOf } from '../parts/localised-text.ts';

export const countdownSchema = z.strictObject({
  headline: words,
  /** The moment it ends, ISO 8601 with its offset. */
  date: instant,
});

/** Days, hours, minutes and seconds up to a moment (MOD-072 to MOD-078), as stored. */
export type StoredCountdown = PropsOf<typeof countdownSchema>;

export interface CountdownProps extends StoredCountdown {
  /** The same moment in words, in the market's time. */
  readonly until: string;
}
