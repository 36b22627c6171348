import type { Day } from '../../time/calendar-day.ts';
import type {
  AirlineFacts,
  FlightFacts,
  FlightRef,
  NightState,
  PlanNight,
  RatePlanFacts,
} from '../supply-facts.ts';

/** What a factor of prices was before a change of the supply replaced it. */
export type FormerFactor =
  /** Airports that a hotel was reached from. */
  | { readonly kind: 'airports'; readonly airports: readonly string[] }
  | { readonly kind: 'airline'; readonly airline: AirlineFacts }
  | { readonly kind: 'plan'; readonly plan: RatePlanFacts }
  /** The plan was not sold. */
  | { readonly kind: 'no-plan'; readonly planId: number }
  | FormerNights
  | { readonly kind: 'flight'; readonly flight: FlightFacts }
  /** There was no such flight. */
  | { readonly kind: 'no-flight'; readonly flight: FlightRef };

/** Nights of a plan from a first day on, as they were; a column is missing where nothing of it was replaced. */
export interface FormerNights {
  readonly kind: 'nights';
  readonly planId: number;
  readonly from: Day;
  readonly rates?: readonly number[];
  readonly states?: readonly NightState[];
  readonly minStays?: readonly number[];
  readonly closedToArrival?: readonly boolean[];
}

/**
 * One factor that a batch replaced, with the days of stay or departure that it is about: those of a history are read backwards,
 * the newest first.
 */
export interface PastFactor {
  /** What it belongs to, see `factorKey`. */
  readonly key: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly former: FormerFactor;
}

/** First and last day of what holds on any day. */
export const anyDay = { firstDay: 0, lastDay: 99_999 } as const;

/** Names what factors belong to: a history finds those of a package by it. */
export const factorKey = {
  hotel: (hotelId: number) => `hotel ${hotelId}`,
  /** Plans and nights. */
  room: (hotelId: number, roomId: number) => `room ${hotelId} ${roomId}`,
  /** Flights from an airport to another on all days. */
  route: (from: string, to: string) => `route ${from} ${to}`,
  /** All airlines: their tariffs change rarely. */
  airlines: 'airlines',
} as const;

/** The nights that were replaced, in the columns that were; null where none was. */
export function findFormerNights(
  planId: number,
  from: Day,
  before: readonly PlanNight[],
  after: readonly PlanNight[],
): { readonly firstDay: Day; readonly lastDay: Day; readonly former: FormerNights } | null {
  const isOther = (place: number) =>
    (Object.keys(before[place] ?? {}) as (keyof PlanNight)[]).some(
      (column) => before[place]?.[column] !== after[place]?.[column],
    );
  const places = Array.from(before.keys()).filter(isOther);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const replaced = before.slice(first, last + 1);
  const isColumnOther = (column: keyof PlanNight) =>
    places.some((place) => before[place]?.[column] !== after[place]?.[column]);
  return {
    firstDay: from + first,
    lastDay: from + last,
    former: {
      kind: 'nights',
      planId,
      from: from + first,
      ...(isColumnOther('rate') && { rates: replaced.map(({ rate }) => rate) }),
      ...(isColumnOther('state') && { states: replaced.map(({ state }) => state) }),
      ...(isColumnOther('minStay') && { minStays: replaced.map(({ minStay }) => minStay) }),
      ...(isColumnOther('closedToArrival') && {
        closedToArrival: replaced.map(({ closedToArrival }) => closedToArrival),
      }),
    },
  };
}
