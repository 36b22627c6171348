import { listLengths } from '../../../defaults.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/** The cheapest offer of one day of departure. */
export interface DatedOffer {
  readonly departure: Day;
  /** Minor units of the whole party. */
  readonly total: number;
}

/**
 * Days worth offering where nothing was found: the three nearest to the day wanted, and the cheapest of all, in the order of
 * the calendar. Of equally near days the cheaper one counts as nearer, of equally cheap ones the nearer as cheaper.
 */
export function chooseNearbyDates<Offer extends DatedOffer>(
  offers: readonly Offer[],
  wanted: Day,
): { readonly offers: readonly Offer[]; readonly cheapest: Offer | null } {
  const distance = ({ departure }: Offer) => Math.abs(departure - wanted);
  const byDistance = offers.toSorted((a, b) => distance(a) - distance(b) || a.total - b.total);
  const cheapest = byDistance.reduce<Offer | null>(
    (best, offer) => (best === null || offer.total < best.total ? offer : best),
    null,
  );
  const chosen = new Set(byDistance.slice(0, listLengths.nearbyDates));
  if (cheapest !== null) chosen.add(cheapest);
  return { offers: [...chosen].sort((a, b) => a.departure - b.departure), cheapest };
}
