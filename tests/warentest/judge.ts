import type { MarketMood } from './trip.ts';
import type { TripReport } from './trip-report.ts';

/** A share of the trips that count for it, and what it must be at least. */
export interface Judged {
  readonly what: string;
  /** Trips, or changes of a price, that are as they should be, of all that count. */
  readonly good: number;
  readonly of: number;
  /** Least share that passes, 0 to 1. */
  readonly least: number;
  readonly passes: boolean;
}

/** Least shares in per mille (issue: first shown = payable 99.5 %, bookable 99 %, silent changes none). */
const least = { asShown: 0.995, bookable: 0.99, announced: 1 } as const;

/**
 * What the trips through one market say of the shop:
 * - quiet: a trip costs what was first shown for it, to the cent; the ways differ only where a price drifted in between
 * - hostile: each price that changed between two steps was announced with the old and the new one
 * - both: what the supplier still sells can be booked, and no price changes silently
 */
export function judge(trips: readonly TripReport[], mood: MarketMood): readonly Judged[] {
  const booked = trips.filter(({ end }) => end === 'booked');
  const changes = trips.flatMap((trip) => trip.changes);
  const announced = changes.filter(({ isAnnounced }) => isAnnounced).length;
  const asShown = booked.filter(isAsShown).length;
  const silentTrips = booked.filter((trip) => !trip.isTotalAsShown).length;
  const tried = trips.filter((trip) => isTried(trip, mood)).length;
  const bookable = rate('what the supplier sells is bookable', booked.length, tried, least.bookable);
  const reported = rate('changes are announced', announced, changes.length + silentTrips, least.announced);
  return mood === 'quiet'
    ? [rate('first shown = payable', asShown, booked.length, least.asShown), bookable, reported]
    : [reported, bookable];
}

/** The payable price is the first one that was shown, and extras cost what they were shown to cost. */
export function isAsShown({ firstShown, payable, isTotalAsShown }: TripReport): boolean {
  return firstShown === payable && isTotalAsShown;
}

/** In a quiet market whatever is found is to be bookable; in a hostile one what the supplier still sells. */
function isTried({ end, isStillSold }: TripReport, mood: MarketMood): boolean {
  if (end === 'nothing-found') return false;
  return mood === 'quiet' || end === 'booked' || end === 'failed' || isStillSold;
}

function rate(what: string, good: number, of: number, least: number): Judged {
  return { what, good, of, least, passes: of === 0 || good / of >= least };
}
