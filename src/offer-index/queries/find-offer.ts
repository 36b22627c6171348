import { isSameFlight } from '../../domain/search/flight-key.ts';
import {
  noFilters,
  type OfferKey,
  type OfferQueries,
  type TripRequest,
} from '../../domain/search/offer-query.ts';
import { ANY_CABIN } from '../memory/layout.ts';
import { compileTrip, type Trip } from './compile-trip.ts';
import { describePair, findSoldPlans, isEachWanted } from './find-flights.ts';
import { listFlownStays } from './flown-stays.ts';
import { hotelOf, placeRooms } from './read-offers.ts';
import type { SearchContext } from './search-context.ts';
import type { Stay } from './stay.ts';

type Query = OfferQueries['offer']['query'];
type Answer = OfferQueries['offer']['answer'];

/** Returns the offer with a key at its present price, or null when it is no longer for sale. Filters of a request do not apply, the range does. */
export function findOffer(context: SearchContext, { key, party, bookingDay, range }: Query): Answer {
  const asked = requestFor(key, party, bookingDay);
  const request = asked && range !== undefined ? { ...asked, range } : asked;
  const plans = findSoldPlans(context, key);
  if (request === null || plans === null) return null;
  const compiled = compileTrip(context.memory, context.codes, request);
  const trip: Trip = { ...compiled, legs: { ...compiled.legs, cabin: ANY_CABIN } };
  const { describer, memory, ranges, stays } = context;
  if (!isEachWanted(memory, compiled, plans)) return null;
  if (compiled.group !== null && !ranges.has(compiled.group, hotelOf(memory, plans.plan))) return null;
  const stay = { ...plans, checkIn: key.checkIn, nights: key.nights };
  if (!stays.canStay(stay, trip)) return null;
  if (!trip.isPackage) return findStay(context, trip, stay);
  const pair = listFlownStays(context, trip, stay).find(
    (offer) =>
      isSameFlight(describer.outbound(offer), key.outbound) &&
      isSameFlight(describer.inbound(offer), key.inbound),
  );
  return pair === undefined ? null : describePair(context, pair);
}

function findStay({ describer, stays }: SearchContext, trip: Trip, stay: Stay): Answer {
  const [season] = trip.seasons;
  const isInside = season !== undefined && stay.checkIn + stay.nights <= trip.return.to;
  if (!isInside || !stays.fits(stay, season)) return null;
  const isOnRequest = stays.isOnRequest(stay, trip);
  const offer = describer.toPricedOffer({
    ...placeRooms(stays, { ...stay, isOnRequest }, trip, season),
    stayCost: stays.priceStay(stay, trip, season),
    day: stay.checkIn,
    outCost: 0,
    backCost: 0,
    route: -1,
    out: -1,
    back: -1,
  });
  return { offer, outbound: null, inbound: null };
}

/** The request that only the named offer can meet; null where no offer can have such a name. */
function requestFor(key: OfferKey, party: Query['party'], bookingDay: number): TripRequest | null {
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
