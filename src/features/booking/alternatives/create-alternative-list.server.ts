import { noticePolicy, searchAnswers } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { AvoidedFlights, NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { formatAirportLabel } from '../../../domain/places/airport-label.ts';
import { boards } from '../../../domain/search/board.ts';
import type { HotelCard } from '../../../domain/search/catalogue.ts';
import { isSameFlight } from '../../../domain/search/flight-key.ts';
import type { FlightOffer, PricedOffer, TripRequest } from '../../../domain/search/offer-query.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import { UnavailableError } from '../../../site/unavailable-error.ts';
import { earliestDay } from '../../../trip-search/address/travel-days.ts';
import { measureDistance } from '../../../trip-search/catalogue/measure-distance.ts';
import { queryOffer } from '../../../trip-search/offers/load-shown-offer.server.ts';
import { encodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import {
  byIndex,
  type OfferWithFlights,
  presentDetailedOffer,
} from '../../../trip-search/offers/present-offer.server.ts';
import { requestSameTrip } from '../../../trip-search/offers/request-same-trip.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import {
  type FlightsOfStay,
  findFlightsForOwnStay,
  findOwnOffer,
  type OwnStay,
  requestStaysAlone,
} from '../changes/rebook/own-stay-offers.server.ts';
import { presentRebookFlight } from '../changes/rebook/present-rebook-flight.ts';
import type { RebookFlight } from '../changes/rebook/rebook-offers.ts';
import { alternativesOf } from '../notices/notice-rules.ts';
import type { Alternative, AlternativeHotel, ListAlternatives } from './alternative.ts';

/** As `noticePolicy.flightsLookedAt`, where the supplier is asked for each of them: twice what is shown, as some may not go with the stay. */
const OWN_FLIGHTS_AT_ONCE = 2 * noticePolicy.alternatives;

/** A question about one trip. */
interface Asked extends OwnStay {
  readonly facts: NoticeFacts;
}

/** Lists from the index what may take the place of a lost flight or hotel. */
export function createAlternativeList(search: Search): ListAlternatives {
  return async (site, order, facts, bookingNumber) => {
    // The rooms of one trip are not changed for others: service helps.
    if (order.party.rooms !== undefined) return [];
    try {
      const visit = openSearchVisit(search, site, { pinned: order.purchase });
      const asked = { visit, order, facts, bookingNumber };
      switch (alternativesOf(facts)) {
        case 'flights':
          return await listFlights(asked);
        case 'hotels':
          return await listHotels(asked);
        case null:
          return [];
      }
    } catch (error) {
      if (error instanceof UnavailableError) return null;
      throw error;
    }
  };
}

/**
 * Other flights for the same nights, from the booked airport first, then from the nearest, and of each the cheapest first. The leg that still flies stays where both go together. Where nothing else flies
 * between the airports of the trip, flights from and to others nearby are listed. Where the room of the trip was the last one, and is not sold to
 * anybody else, it still counts as free for the trip; without a supplier that says so, flights go with the cheapest other room of at least its
 * board.
 */
async function listFlights(asked: Asked): Promise<readonly Alternative[]> {
  const { visit, order } = asked;
  const { planId, hotelId, checkIn, nights, outbound } = order.offerKey;
  if (outbound === null) return [];
  const askIndex = async (request: TripRequest, plan: number | null) => {
    if (plan === null) return { outbounds: [], inbounds: [] };
    const stay = { hotelId, planId: plan, checkIn, nights };
    return (await visit.queryOffers({ name: 'flights', request, stay, outbound })).answer;
  };
  const ways: readonly FlightSource[] = [
    { find: (request) => askIndex(request, planId), limit: noticePolicy.flightsLookedAt },
    { find: (request) => findFlightsForOwnStay(asked, request), limit: OWN_FLIGHTS_AT_ONCE },
    {
      find: async (request) => askIndex(request, await findOtherPlan(asked, request)),
      limit: noticePolicy.flightsLookedAt,
    },
  ];
  for (const source of ways)
    for (const airports of ['same-airports', 'any-airports'] as const) {
      const found = await listFlightsBetween(asked, airports, source);
      if (found.length > 0) return found;
    }
  return [];
}

/** The cheapest plan of the hotel that has at least the board of the trip; null where none is free. */
async function findOtherPlan(asked: Asked, request: TripRequest): Promise<number | null> {
  const { hotelId } = asked.order.offerKey;
  const { answer } = await asked.visit.queryOffers({ name: 'rooms', request, hotelId });
  const kept = answer.filter(({ board }) => boards.indexOf(board) >= bookedBoard(asked));
  const [cheapest] = kept.toSorted((one, other) => one.cheapest.total - other.cheapest.total);
  return cheapest?.cheapest.key.planId ?? null;
}

/** Where flights are found, and how many of them are looked at. */
interface FlightSource {
  readonly find: (request: TripRequest) => Promise<FlightsOfStay>;
  readonly limit: number;
}

type Airports = 'same-airports' | 'any-airports';

/** The index of the board of the trip. */
function bookedBoard({ order }: Asked): number {
  return Math.max(0, ...order.trip.rooms.map(({ board }) => boards.indexOf(board)));
}

/** The days of the trip, and the evening before where the flight lands on the next day. */
function requestFlights({ visit, order }: Asked, airports: Airports): TripRequest {
  const { checkIn } = order.offerKey;
  return {
    ...requestSameTrip(order.offerKey, order.party, visit),
    ...(airports === 'any-airports' && { departureAirports: null, arrivalAirports: null }),
    departure: { from: Math.max(earliestDay(visit.today), checkIn - 1), to: checkIn },
  };
}

async function listFlightsBetween(
  asked: Asked,
  airports: Airports,
  { find, limit }: FlightSource,
): Promise<readonly Alternative[]> {
  const { order, facts } = asked;
  const { outbound, inbound } = order.offerKey;
  if (outbound === null || inbound === null) return [];
  const answer = await find(requestFlights(asked, airports));
  const leg = 'leg' in facts ? facts.leg : null;
  const offered: readonly FlightOffer[] = [
    ...(leg === 'inbound' && airports === 'same-airports' ? [] : answer.outbounds),
    ...(leg === 'outbound' ? [] : answer.inbounds),
  ];
  const others = offered.filter(({ outbound: out, inbound: back }) => {
    if (leg === 'outbound') return !isSameFlight(out, outbound);
    if (leg === 'inbound') return !isSameFlight(back, inbound);
    return !isSameFlight(out, outbound) || !isSameFlight(back, inbound);
  });
  const avoided = facts.kind === 'incident' ? facts.avoided : undefined;
  const reachable = others.filter(({ outbound: out, inbound: back }) =>
    [out, back].every(({ from, to }) => !isAvoidedAirport([from, to], avoided)),
  );
  const far = measureFrom(asked, outbound.from);
  const nearest = reachable
    .filter(isNearBooked(asked, { outbound, inbound }))
    .toSorted(
      (one, other) =>
        far(one.outbound.from) - far(other.outbound.from) || one.offer.total - other.offer.total,
    );
  const paired = await Promise.all(
    nearest.slice(0, limit).map(({ offer: { key } }) => {
      const preferred = leg === 'outbound' ? { ...key, inbound } : key;
      return findFirst(asked, preferred, key);
    }),
  );
  const described = await Promise.all(paired.map((found) => toAlternative(asked, found, null)));
  return described
    .filter((alternative) => alternative !== null)
    .filter(({ outbound: out, inbound: back }) => !isAvoided(out, avoided) && !isAvoided(back, avoided))
    .filter((one, at, all) => all.findIndex(({ offer }) => offer === one.offer) === at)
    .toSorted((one, other) => far(one.outbound?.from) - far(other.outbound?.from) || one.base - other.base)
    .slice(0, noticePolicy.alternatives);
}

/** A flight for a flight that is lost begins and ends no further than `alternativeAirportKm` from where the booked one does. */
function isNearBooked(asked: Asked, booked: Readonly<Record<'outbound' | 'inbound', FlightRef>>) {
  return (offered: FlightOffer): boolean =>
    (['outbound', 'inbound'] as const).every((leg) =>
      (['from', 'to'] as const).every(
        (end) => measureFrom(asked, booked[leg][end])(offered[leg][end]) <= noticePolicy.alternativeAirportKm,
      ),
    );
}

/** Kilometres from an airport of the trip; very far where the catalogue does not know one of both. */
function measureFrom({ visit }: Asked, booked: string) {
  const { airports } = visit.catalogue;
  const home = airports.get(booked);
  return (code: string | undefined): number => {
    if (code === booked) return 0;
    const airport = airports.get(code ?? '');
    return home === undefined || airport === undefined ? Number.MAX_VALUE : measureDistance(home, airport);
  };
}

function isAvoidedAirport(airports: readonly string[], avoided: AvoidedFlights | undefined): boolean {
  return avoided !== undefined && avoided.airport !== '' && airports.includes(avoided.airport.toUpperCase());
}

function isAvoided(flight: RebookFlight | null, avoided: AvoidedFlights | undefined): boolean {
  if (flight === null || avoided === undefined) return false;
  const { airline, flight: number } = avoided;
  const plain = (text: string) => text.replaceAll(' ', '').toLowerCase();
  return (
    (airline !== '' && plain(flight.airline).startsWith(plain(airline))) ||
    (number !== '' && plain(flight.flightNumber) === plain(number))
  );
}

/**
 * Hotels of the region with at least the category and board of the trip, on its days and from its airports: of the nearest the cheapest. Where its
 * flights are full and no others fly, the seats that the trip has count as free for it: hotels are then found by their stays.
 */
async function listHotels(asked: Asked): Promise<readonly Alternative[]> {
  const { visit, order } = asked;
  const { hotels } = visit.catalogue;
  const lost = hotels.get(order.offerKey.hotelId);
  if (lost === undefined) return [];
  const categories = [...new Set([...hotels.values()].map(({ category }) => category))];
  const request: TripRequest = {
    ...requestSameTrip(order.offerKey, order.party, {
      today: visit.today,
      filters: {
        categories: categories.filter((category) => category >= lost.category),
        boards: boards.slice(bookedBoard(asked)),
      },
    }),
    hotels: null,
    destinations: [lost.regionId],
  };
  const askIndex = async (wanted: TripRequest) => {
    const page = { sort: 'price', page: 1, pageSize: searchAnswers.hotelsAtOnce, withFacets: false } as const;
    return (await visit.queryOffers({ name: 'hotels', request: wanted, ...page })).answer.hotels;
  };
  const sold = await askIndex(request);
  const isFull = sold.length === 0 && request.kind === 'package';
  const offers = isFull ? await askIndex(requestStaysAlone(order.offerKey, request)) : sold;
  const nearest = offers
    .flatMap((offer) => {
      const card = hotels.get(offer.key.hotelId);
      if (card === undefined || card.id === lost.id) return [];
      return [{ offer, card, distance: measureDistance(lost, card) }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, noticePolicy.nearHotels)
    .toSorted((one, other) => one.offer.total - other.offer.total)
    .slice(0, noticePolicy.alternatives);
  const described = await Promise.all(
    nearest.map(async ({ offer, card, distance }) =>
      toAlternative(asked, await findWithOwnFlights(asked, offer), presentHotel(visit, card, distance)),
    ),
  );
  return described
    .filter((alternative) => alternative !== null)
    .toSorted((one, other) => one.base - other.base);
}

function presentHotel({ catalogue, language }: SearchVisit, card: HotelCard, km: number): AlternativeHotel {
  const place = [card.cityId, card.regionId].flatMap(
    (id) => catalogue.destinations.get(id)?.name[language] ?? [],
  );
  return {
    name: card.name,
    category: card.category,
    place: [...new Set(place)].join(', '),
    distance: Math.round(km * 10) / 10,
  };
}

/** The flights of the trip where they go with the hotel, else the cheapest. */
function findWithOwnFlights(asked: Asked, { key }: PricedOffer): Promise<FoundOffer> {
  const { outbound, inbound, checkIn } = asked.order.offerKey;
  const own = { ...key, outbound, inbound };
  // A stay alone is no trip with flights.
  if (key.outbound === null) return findEither(asked, own);
  return findFirst(asked, key.checkIn === checkIn ? own : key, key);
}

type FoundOffer = Omit<Awaited<ReturnType<typeof queryOffer>>, 'answer'> & {
  readonly answer: OfferWithFlights | null;
};

/** The preferred offer where it is sold, else the other one; each is asked for once, and what the trip has counts as free for it. */
async function findFirst(
  asked: Asked,
  preferred: PricedOffer['key'],
  other: PricedOffer['key'],
): Promise<FoundOffer> {
  const found = await findEither(asked, preferred);
  return found.answer === null && preferred !== other ? findEither(asked, other) : found;
}

async function findEither(asked: Asked, key: PricedOffer['key']): Promise<FoundOffer> {
  const found = await queryOffer(asked.visit, key, asked.order.party);
  return { ...found, answer: found.answer ?? (await findOwnOffer(asked, key)) };
}

/** Null where it is not sold any more. */
async function toAlternative(
  { visit, order }: Asked,
  found: FoundOffer,
  hotel: AlternativeHotel | null,
): Promise<Alternative | null> {
  if (found.answer === null) return null;
  const { key, total, terms } = found.answer.offer;
  const profile = await visit.hotels.findProfile(key.hotelId);
  const shown = presentDetailedOffer(visit, found.answer, order.party, byIndex(found));
  return {
    offer: encodeOfferId(key),
    base: total,
    floorPrice: terms.tariff.floorPrice,
    room: profile?.rooms.find(({ id }) => id === terms.roomId)?.name[visit.language] ?? '',
    board: terms.board,
    hotel,
    otherAirports: listOtherAirports(visit, order, key),
    outbound: presentRebookFlight(shown, 'departureFlight'),
    inbound: presentRebookFlight(shown, 'returnFlight'),
  };
}

/** The airports of an offer that those of the trip are not, each once. */
function listOtherAirports(
  { catalogue, language }: SearchVisit,
  { offerKey }: BookingOrder,
  { outbound, inbound }: PricedOffer['key'],
): readonly string[] {
  const codesOf = (flights: readonly PricedOffer['key']['outbound'][]) =>
    flights.flatMap((flight) => (flight === null ? [] : [flight.from, flight.to]));
  const booked = codesOf([offerKey.outbound, offerKey.inbound]);
  const others = codesOf([outbound, inbound]).filter((code) => !booked.includes(code));
  return [...new Set(others)].map((code) => {
    const name = catalogue.airports.get(code)?.name[language];
    return name === undefined ? code : formatAirportLabel(name, code);
  });
}
