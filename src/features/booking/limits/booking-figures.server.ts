import type { Db } from '../../../database/open-kysely.server.ts';
import type { Refused } from '../model/order-source.ts';
import { OPEN_HOLD_STATES } from '../model/states/booking-state.ts';

/** Counts of one process since its start, by label. */
export type Counts = Readonly<Record<string, number>>;

/** Holds and cards of orders, for the metrics. */
export interface BookingFigures {
  /** Holds in all processes that nobody has paid for yet. */
  countOpenHolds(): Promise<number>;
  /** Orders without a hold, by what they were counted by: session or address. */
  readonly refusedHolds: Counts;
  /** Holds that were given back without a sale, by reason: the booking's failure. */
  readonly releasedHolds: Counts;
  /** Cards that had to wait, by what they were counted by: session, address or range. */
  readonly pausedCards: Counts;
}

export interface BookingMeter extends BookingFigures {
  countRefusal(refused: Refused): void;
  countRelease(reason: string): void;
}

export function createBookingMeter(db: Db): BookingMeter {
  const refusedHolds: Record<string, number> = {};
  const releasedHolds: Record<string, number> = {};
  const pausedCards: Record<string, number> = {};
  const add = (counts: Record<string, number>, label: string) => {
    counts[label] = (counts[label] ?? 0) + 1;
  };
  return {
    refusedHolds,
    releasedHolds,
    pausedCards,
    async countOpenHolds() {
      const { count } = await db
        .selectFrom('booking')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('is_under_way', '=', true)
        .where('state', 'in', OPEN_HOLD_STATES)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    countRefusal({ refusal, by }) {
      add(refusal.reason === 'card-paused' ? pausedCards : refusedHolds, by);
    },
    countRelease: (reason) => add(releasedHolds, reason),
  };
}
