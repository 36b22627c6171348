import type { DatedFactor, FactorDays } from '../../domain/search/history/package-past.ts';
import type { PastFactor } from '../../domain/search/history/past-factor.ts';
import type { Day } from '../../domain/time/calendar-day.ts';

/** What a batch of the supply log replaced. */
export interface ReplacedFactors {
  /** Number of the batch. */
  readonly sequence: number;
  /** When the supplier made it: milliseconds since 1970. */
  readonly at: number;
  readonly past: readonly PastFactor[];
}

/** The past of some factors. */
export interface FactorPast {
  /** In order of batches and of what each replaced. */
  readonly factors: readonly DatedFactor[];
  /** Number and time of the last batch that is known. */
  readonly sequence: number;
  readonly at: number;
  /** The first day of the seller of which all changes are among the factors, as of those after it. */
  readonly wholeFrom: Day;
}

/** The history of what prices are made of, for the days stored and today (OFFER-037). */
export interface PriceHistoryPort {
  /**
   * Notes what batches replaced, in order; they are written soon and never waited for. Several processes may note the same: each
   * batch is written once. A batch that is missing makes the history begin again.
   */
  record(batches: readonly ReplacedFactors[]): void;
  /**
   * Finds what changes replaced from a day on.
   * @param since day of the seller, no more than `priceHistory.storedDays` ago
   * @param settled waits a moment until the batch of this number is known
   * @returns null where no history has begun
   */
  find(asked: readonly FactorDays[], since: Day, settled?: number): Promise<FactorPast | null>;
  /** Resolves when everything noted is written, or could not be. */
  close(): Promise<void>;
}
