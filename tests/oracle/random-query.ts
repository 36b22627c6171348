import {
  noFilters,
  type OfferKey,
  type PricedOffer,
  type TripRequest,
} from '../../src/domain/search/offer-query.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import type { OfferAnswer, OfferQuery, QueryName } from '../../src/ports/offers/offers-port.ts';
import type { Random } from './random.ts';
import { generateRange, generateTripRequest } from './random-request.ts';
import { homeAirports } from './random-supply.ts';
import { generateRanking } from './rank.ts';
import type { RawSupply } from './raw-supply.ts';

/** An offer that was in an answer, with the request it answered: what narrower queries can be asked about. */
export interface SeenOffer {
  readonly request: TripRequest;
  readonly key: OfferKey;
  readonly total: number;
}

const queryNames: readonly QueryName[] = [
  'destinations',
  'hotels',
  'hotels',
  'map',
  'options',
  'options',
  'rooms',
  'flights',
  'offer',
  'factors',
];

/** A query of any kind; those about one stay or offer use one seen before, or a slight variation of it. */
export function generateQuery(random: Random, supply: RawSupply, seen: readonly SeenOffer[]): OfferQuery {
  const name = random.pick(queryNames);
  switch (name) {
    case 'destinations': {
      const level = random.pick(['country', 'region', 'city'] as const);
      return { name, level, request: generateTripRequest(random, supply) };
    }
    case 'hotels':
      return {
        name,
        request: generateListRequest(random, supply, seen),
        sort: random.pick(['recommended', 'recommended', 'price', 'price', 'rating', 'category'] as const),
        ranking: generateRanking(random, supply),
        page: random.pick([1, 1, 1, 2, 3, 9]),
        pageSize: random.pick([1, 3, 10, 20, 100]),
        withFacets: random.chance(35),
      };
    case 'map':
      return generateMapQuery(random, supply, seen);
    case 'options': {
      const by = random.pick(['nights', 'airport', 'month', 'date'] as const);
      return { name, by, request: generateHotelRequest(random, supply, seen) };
    }
    case 'rooms':
      return generateRoomsQuery(random, supply, seen);
    case 'flights':
      return generateFlightsQuery(random, supply, seen);
    case 'offer':
      return generateOfferQuery(random, supply, seen);
    case 'factors':
      return generateFactorsQuery(random, supply, seen);
  }
}

/** Now and then a request asked before, now and then with the price of an offer that was found for its limit. */
function generateListRequest(random: Random, supply: RawSupply, seen: readonly SeenOffer[]): TripRequest {
  if (seen.length === 0 || random.chance(75)) return generateTripRequest(random, supply);
  const { request, total } = random.pick(seen.slice(0, 15));
  if (random.chance(50)) return request;
  return { ...request, filters: { ...request.filters, maxTotal: total - random.int(0, 1) } };
}

/** Sides are often exactly where a hotel is, half the time one that was seen; some boxes reach over the date line. */
function generateMapQuery(random: Random, supply: RawSupply, seen: readonly SeenOffer[]): OfferQuery<'map'> {
  const hotels = [...supply.hotels.values()];
  const known = seen.length > 0 && random.chance(50) ? random.pick(seen.slice(0, 15)) : null;
  const corner = (known && supply.hotels.get(known.key.hotelId)) ?? random.pick(hotels);
  const other = random.chance(50) ? random.pick(hotels) : random.pick(ends);
  return {
    name: 'map',
    request: known?.request ?? generateListRequest(random, supply, seen),
    box: random.chance(30) ? world : generateBox(random, corner, other),
    limit: random.pick([1, 5, 100, 500]),
  };
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const ends: readonly Position[] = [-1, 1].map((end) => ({ latitude: 90 * end, longitude: 180 * end }));
const world = { south: -90, west: -180, north: 90, east: 180 };

function generateBox(random: Random, corner: Position, other: Position): OfferQuery<'map'>['box'] {
  const west = Math.min(corner.longitude, other.longitude);
  const east = Math.max(corner.longitude, other.longitude);
  return {
    south: Math.min(corner.latitude, other.latitude),
    north: Math.max(corner.latitude, other.latitude),
    ...(random.chance(30) ? { west: east, east: west } : { west, east }),
  };
}

function generateHotelRequest(random: Random, supply: RawSupply, seen: readonly SeenOffer[]): TripRequest {
  const some = random.some([...supply.hotels.keys()], 3);
  if (seen.length === 0 || random.chance(15)) return { ...generateTripRequest(random, supply), hotels: some };
  const { request, key } = random.pick(seen.slice(0, 15));
  const hotels = random.chance(75) ? [key.hotelId] : random.chance(80) ? [key.hotelId, ...some] : null;
  return { ...request, hotels };
}

function generateRoomsQuery(
  random: Random,
  supply: RawSupply,
  seen: readonly SeenOffer[],
): OfferQuery<'rooms'> {
  const hotelIds = [...supply.hotels.keys()];
  if (seen.length === 0 || random.chance(15)) {
    return { name: 'rooms', request: generateTripRequest(random, supply), hotelId: random.pick(hotelIds) };
  }
  const { request, key } = random.pick(seen.slice(0, 15));
  return { name: 'rooms', request, hotelId: random.chance(95) ? key.hotelId : random.pick(hotelIds) };
}

function generateFlightsQuery(
  random: Random,
  supply: RawSupply,
  seen: readonly SeenOffer[],
): OfferQuery<'flights'> {
  const packages = seen.filter(({ request }) => request.kind === 'package');
  if (packages.length === 0 || random.chance(5)) return generateVagueFlightsQuery(random, supply);
  const { request, key } = random.pick(packages.slice(0, 15));
  const { outbound, ...stay } = random.chance(85) ? key : distort(random, key);
  const named = random.chance(60) ? outbound : random.chance(70) ? null : random.pick(packages).key.outbound;
  return {
    name: 'flights',
    request: {
      ...(random.chance(40) ? request : widenFlights(random, request, stay.checkIn)),
      ...sometimesRange(random, supply),
    },
    stay: {
      hotelId: stay.hotelId,
      planId: stay.planId,
      ...(stay.otherPlanIds && { otherPlanIds: stay.otherPlanIds }),
      checkIn: stay.checkIn,
      nights: stay.nights,
    },
    outbound: named && random.chance(10) ? { ...named, id: (named.id % 100_000) + 1 } : named,
  };
}

/** Places and hotels mean nothing to a query for flights, and any flight that comes in time is wanted. */
function widenFlights(random: Random, request: TripRequest, checkIn: Day): TripRequest {
  return {
    ...request,
    departure: { from: checkIn - 1, to: checkIn },
    departureAirports: null,
    arrivalAirports: null,
    hotels: [],
    destinations: [],
    filters: random.chance(70) ? { ...noFilters, includeOnRequest: true } : request.filters,
  };
}

function generateVagueFlightsQuery(random: Random, supply: RawSupply): OfferQuery<'flights'> {
  const { id: planId, hotelId } = random.pick([...supply.plans.values()]);
  const request = generateTripRequest(random, supply);
  const checkIn = request.departure.from;
  return { name: 'flights', request, stay: { hotelId, planId, checkIn, nights: 7 }, outbound: null };
}

function generateOfferQuery(
  random: Random,
  supply: RawSupply,
  seen: readonly SeenOffer[],
): OfferQuery<'offer'> {
  const request = generateTripRequest(random, supply);
  if (seen.length === 0) {
    const { id: planId, hotelId } = random.pick([...supply.plans.values()]);
    const stay = { hotelId, planId, checkIn: request.departure.from, nights: 7 };
    return { name: 'offer', key: { ...stay, outbound: null, inbound: null }, ...withParty(request) };
  }
  const offer = random.pick(seen.slice(0, 15));
  return {
    name: 'offer',
    key: random.chance(80) ? offer.key : distort(random, offer.key),
    ...withParty(random.chance(90) ? offer.request : { ...request, bookingDay: offer.request.bookingDay }),
    ...sometimesRange(random, supply),
  };
}

/** Now and then days at the ends of the horizon, and beyond them. */
function generateFactorsQuery(
  random: Random,
  supply: RawSupply,
  seen: readonly SeenOffer[],
): OfferQuery<'factors'> {
  const { key } = generateOfferQuery(random, supply, seen);
  const roomId = supply.plans.get(key.planId)?.roomId ?? 1;
  const ends = [supply.firstDay - 1, supply.firstDay, supply.firstDay + 380, supply.firstDay + 390];
  const checkIn = random.chance(85) ? key.checkIn : random.pick(ends);
  const { outbound, nights, hotelId } = key;
  const flown = outbound && {
    from: outbound.from,
    to: outbound.to,
    day: outbound.day - key.checkIn + checkIn,
  };
  const dates = { hotelId, roomId, checkIn, nights, flown };
  return { name: 'factors', dates, ...sometimesRange(random, supply) };
}

/** A brand's range, which the offer seen before need not lie in. */
function sometimesRange(random: Random, supply: RawSupply): Pick<TripRequest, 'range'> {
  return random.chance(25) ? { range: generateRange(random, supply) } : {};
}

function withParty({ party, bookingDay }: TripRequest): Pick<TripRequest, 'party' | 'bookingDay'> {
  return { party, bookingDay };
}

/** The key of an offer with one thing wrong, which may or may not name another offer. */
function distort(random: Random, key: OfferKey): OfferKey {
  const { outbound, inbound } = key;
  const wrong: OfferKey[] = [
    { ...key, hotelId: key.hotelId + 1 },
    { ...key, planId: key.planId - 1 || 2 },
    { ...key, checkIn: key.checkIn + random.pick([-1, 1]) },
    { ...key, nights: Math.min(22, key.nights + 1) },
    { ...key, nights: Math.max(1, key.nights - 1) },
  ];
  if (outbound && inbound) {
    const otherHome = random.pick(homeAirports);
    wrong.push(
      { ...key, outbound: { ...outbound, id: outbound.id + 1 } },
      { ...key, inbound: { ...inbound, id: inbound.id + 1 } },
      { ...key, inbound: { ...inbound, day: inbound.day + 1 } },
      { ...key, outbound: { ...outbound, day: outbound.day - 1 } },
      { ...key, inbound: { ...inbound, to: otherHome } },
      { ...key, outbound: inbound, inbound: outbound },
      { ...key, outbound: { ...outbound, from: 'QQQ' } },
      { ...key, outbound: null, inbound: null },
    );
  }
  return random.pick(wrong);
}

/** Offers of an answer that narrower queries can be asked about. */
export function listSeen(query: OfferQuery, answer: OfferAnswer<QueryName>): SeenOffer[] {
  if (!('request' in query) || answer === null) return [];
  const { request } = query;
  const anywhere = query.name === 'flights' ? { ...request, hotels: null, destinations: null } : request;
  return listOffers(answer).map(({ key, total }) => ({ request: anywhere, key, total }));
}

/** Of a list the first hotels; of flights the last, which are not the cheapest. */
function listOffers(answer: NonNullable<OfferAnswer<QueryName>>): PricedOffer[] {
  if ('facets' in answer) return answer.hotels.slice(0, 10);
  if (!('outbounds' in answer) || 'plans' in answer) return [];
  return [...answer.outbounds.slice(-1), ...answer.inbounds.slice(-1)].map(({ offer }) => offer);
}
