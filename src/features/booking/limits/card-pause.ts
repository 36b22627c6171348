import { orderLimits } from '../../../defaults.ts';

/** Cards that were tried and not authorised, as far as they count. */
export interface CardTries {
  readonly count: number;
  /** Time of the latest, milliseconds since 1970; null without one. */
  readonly latest: number | null;
}

/**
 * How long to wait before the next card, in milliseconds: 0 while there are free tries, then longer with each one.
 * @param freeTries cards that may be tried without a pause
 */
export function calculateCardPause({ count, latest }: CardTries, freeTries: number, now: number): number {
  if (latest === null || count < freeTries) return 0;
  const { cardPausesMs } = orderLimits;
  const pause = cardPausesMs[Math.min(count - freeTries, cardPausesMs.length - 1)] ?? 0;
  return Math.max(0, latest + pause - now);
}
