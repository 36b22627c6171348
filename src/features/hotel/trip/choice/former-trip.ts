import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { FormerParty } from './former-trip-address.ts';
import { type ComparedTrip, findImpliedChanges, type TripFact, toComparedTrip } from './implied-changes.ts';

/** The trip that a page showed before the last choice, as long as it is for sale. */
export interface FormerTrip {
  readonly trip: ComparedTrip;
  readonly chosen: readonly TripFact[];
  /** Who travelled, where the choice was to change that; null where the same people travel. */
  readonly party: FormerParty | null;
}

/** What a choice changed of a trip in addition to what was chosen. */
export interface ImpliedChange {
  readonly before: ComparedTrip;
  readonly now: ComparedTrip;
  /** At least one. */
  readonly changes: readonly TripFact[];
  readonly party: FormerParty | null;
}

/** A trip as its page shows it. */
export interface ShownTrip {
  readonly offer: DetailedOffer | null;
  readonly stay: { readonly room: string } | null;
  readonly former: FormerTrip | null;
}

/** Null where the last choice changed nothing else, and where there was none. */
export function findTripChange({ offer, stay, former }: ShownTrip): ImpliedChange | null {
  if (offer === null || former === null) return null;
  const now = toComparedTrip(offer, stay?.room ?? null);
  const changes = findImpliedChanges(former.trip, now, former.chosen);
  return changes.length === 0 ? null : { before: former.trip, now, changes, party: former.party };
}
