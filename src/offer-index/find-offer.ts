import { noFilters, type OfferKey, type OfferQueries, type TripRequest } from '../domain/offer-query.ts';
import { compileTrip, type Trip } from './compile-trip.ts';
import { describePair, findSoldPlan, isSameFlight } from './find-flights.ts';
import { ANY_CABIN } from './layout.ts';
import type { SearchContext } from './search-context.ts';

type Ask = OfferQueries['offer']['ask'];
type Answer = OfferQueries['offer']['answer'];

/** One named offer as it stands now, or null. No filter applies: it is what it is. */
export function findOffer(context: SearchContext, { key, party, bookingDay }: Ask): Answer {
  const request = requestFor(key, party, bookingDay);
  const plan = findSoldPlan(context, key.hotelId, key.planId);
  if (request === null || plan < 0) return null;
  const asked = compileTrip(context.memory, context.codes, request);
  const trip: Trip = { ...asked, legs: { ...asked.legs, cabin: ANY_CABIN } };
  const { resolver, stays } = context;
  const stay = { plan, checkIn: key.checkIn, nights: key.nights };
  if (!stays.canStay(plan, trip, key.checkIn, key.nights)) return null;
  if (!trip.isPackage) return findStay(context, trip, stay);
  const pair = resolver
    .flownStays(trip, stay)
    .find(
      ({ outbound, inbound }) =>
        isSameFlight(resolver.flightRef(outbound), key.outbound) &&
        isSameFlight(resolver.flightRef(inbound), key.inbound),
    );
  return pair === undefined ? null : describePair(context, stay, pair);
}

function findStay(
  context: SearchContext,
  trip: Trip,
  stay: { plan: number; checkIn: number; nights: number },
): Answer {
  const [season] = trip.seasons;
  const isInside = season !== undefined && stay.checkIn + stay.nights <= trip.return.to;
  if (!isInside || !context.stays.fits(stay.plan, season)) return null;
  return { offer: context.resolver.describeStay(trip, stay), outbound: null, inbound: null };
}

/** The request that only the named offer can meet; null where no offer can have such a name. */
function requestFor(key: OfferKey, party: Ask['party'], bookingDay: number): TripRequest | null {
  const { checkIn, nights, outbound, inbound } = key;
  const isWhole = [checkIn, nights].every(Number.isInteger) && nights >= 1 && nights <= 22;
  if (!isWhole || (outbound === null) !== (inbound === null)) return null;
  const departs = outbound?.day ?? checkIn;
  const returns = inbound?.day ?? checkIn + nights;
  if (returns !== checkIn + nights) return null;
  return {
    kind: outbound === null ? 'hotel-only' : 'package',
    party,
    bookingDay,
    departure: { from: departs, to: departs },
    return: { from: returns, to: returns },
    nights: { from: nights, to: nights },
    departureAirports: outbound === null ? null : [outbound.from],
    arrivalAirports: outbound === null ? null : [outbound.to],
    destinations: null,
    hotels: null,
    filters: { ...noFilters, includeOnRequest: true },
  };
}
