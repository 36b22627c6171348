import type { Words } from '../parts/words.ts';

/** Days, hours, minutes and seconds up to a moment (MOD-072 to MOD-078), as stored. */
export interface StoredCountdown {
  readonly headline: Words;
  /** The moment it ends, ISO 8601 with its offset. */
  readonly date: string;
}

export interface CountdownProps extends StoredCountdown {
  /** The same moment in words, in the market's time. */
  readonly until: string;
}
