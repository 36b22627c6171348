import { perPerson } from '../../src/trip-search/offers/present-offer.server.ts';
import { bookOffer } from './book-offer.ts';
import { type ChosenOffer, lookForOffer } from './look-for-offer.ts';
import { beginTrip, readParty, type Trip, type TripDeps, TripOver, toRequest } from './trip.ts';
import type { TripReport } from './trip-report.ts';

/** A whole trip of one traveller: what was shown, what was ordered, and how it ended. */
export async function takeTrip(deps: TripDeps): Promise<TripReport> {
  const trip = beginTrip(deps);
  let chosen: ChosenOffer | null = null;
  try {
    chosen = await lookForOffer(trip);
    const { base, isTotalAsShown } = await bookOffer(trip, chosen);
    const payable = perPerson(base, readParty(trip.search));
    return { ...summarise(trip, chosen), end: 'booked', reason: '', payable, isTotalAsShown };
  } catch (error) {
    const { end, message } =
      error instanceof TripOver ? error : { end: 'failed' as const, message: String(error) };
    const isStillSold = chosen !== null && (await isSold(trip, chosen.offer));
    return { ...summarise(trip, chosen), end, reason: message, isStillSold };
  }
}

function summarise(trip: Trip, chosen: ChosenOffer | null): Omit<TripReport, 'end' | 'reason'> {
  const { changes, disturbances, deps } = trip;
  const firstShown = chosen?.firstShown ?? null;
  return {
    profile: deps.profile.name,
    isStillSold: false,
    firstShown,
    payable: null,
    isTotalAsShown: true,
    changes,
    disturbances,
  };
}

async function isSold({ deps: { market, today }, search }: Trip, offer: string): Promise<boolean> {
  return (await market.quote(toRequest(offer, search, today))) !== null;
}
