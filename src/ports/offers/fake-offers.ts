import { boards } from '../../domain/search/board.ts';
import type {
  Facets,
  FlightDetails,
  OfferKey,
  OptionColumn,
  PricedOffer,
  TripRequest,
} from '../../domain/search/offer-query.ts';
import type { PriceFactors } from '../../domain/search/price-factors.ts';
import { findRankBasis, rankOffer, sumOfRank } from '../../domain/search/rank-offer.ts';
import type { Ranking } from '../../domain/search/ranking.ts';
import type { FlightRef, HotelFacts } from '../../domain/search/supply-facts.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { Found, OfferAnswer, OfferQuery, OffersPort, QueryName } from './offers-port.ts';

/** An offer of the fake: for sale to every party at the same price. */
export interface FakeOffer extends PricedOffer {
  readonly hotel: Omit<HotelFacts, 'attributes' | 'airports'>;
  readonly flights: { readonly outbound: FlightDetails; readonly inbound: FlightDetails } | null;
}

export interface FakeOffers extends OffersPort {
  /** Every question so far. */
  readonly queries: readonly OfferQuery[];
  /** What every package is made of from now on. */
  setFactors(factors: PriceFactors): void;
  /** What is for sale from now on, and when that was so. */
  set(offers: readonly FakeOffer[], state?: { readonly sequence: number; readonly at: number }): void;
}

/**
 * A port for tests of its callers: a table of offers with fixed prices, of which a query finds those of its days,
 * nights, airports, places, boards, stars, rating and total. It ignores other conditions; a test finds them in `queries`.
 */
export function createFakeOffers(start: readonly FakeOffer[] = []): FakeOffers {
  const queries: OfferQuery[] = [];
  let table = sortOffers(start);
  let factors: PriceFactors = noFactors;
  let state = { sequence: 1, at: Date.UTC(2026, 10, 21, 12) };

  return {
    queries,
    set(offers, next = { sequence: state.sequence + 1, at: state.at + 1000 }) {
      table = sortOffers(offers);
      state = next;
    },
    setFactors(next) {
      factors = next;
    },
    async search<Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>> {
      queries.push(query as OfferQuery);
      return {
        answer: finders[query.name as Name](table, query, factors),
        sequence: state.sequence,
        knownAt: state.at,
      };
    },
    load: async ({ sequence, at }) => {
      state = { sequence, at };
      return [];
    },
    restore: async () => false,
    async apply({ sequence, at }) {
      if (sequence <= state.sequence) return { outcome: 'known' };
      if (sequence > state.sequence + 1) return { outcome: 'gap', expected: state.sequence + 1 };
      state = { sequence, at };
      return { outcome: 'applied', refused: [], past: [] };
    },
    sequence: async () => state.sequence,
    snapshot: async () => state.sequence,
    checksum: async () => state.sequence.toString(16).padStart(16, '0'),
    close: async () => undefined,
  };
}

function sortOffers(offers: readonly FakeOffer[]): readonly FakeOffer[] {
  return offers.toSorted(
    (a, b) => a.total - b.total || a.key.hotelId - b.key.hotelId || a.key.planId - b.key.planId,
  );
}

const noFactors: PriceFactors = { airports: [], plans: [], outbounds: [], inbounds: [], airlines: [] };

type Table = readonly FakeOffer[];

const finders: {
  [Name in QueryName]: (table: Table, ask: OfferQuery<Name>, factors: PriceFactors) => OfferAnswer<Name>;
} = {
  destinations(table, { request, level }) {
    const groups = Map.groupBy(select(table, request), ({ hotel }) => hotel[`${level}Id`]);
    return [...groups].map(([destinationId, offers]) => ({
      destinationId,
      hotels: cheapestHotels(offers).length,
      cheapest: priceOf(offers),
    }));
  },
  hotels(table, { request, sort, ranking, page, pageSize, withFacets }) {
    if (page < 1) throw new RangeError('Pages are counted from 1');
    if (pageSize < 1 || pageSize > 100) throw new RangeError('A page has 1 to 100 hotels');
    const hotels = cheapestHotels(select(table, request));
    const first = (page - 1) * pageSize;
    return {
      total: hotels.length,
      hotels: (sort === 'recommended'
        ? recommend(hotels, request, ranking)
        : sortHotels(hotels, sort).map(toPriced)
      ).slice(first, first + pageSize),
      facets: withFacets ? countFacets(hotels) : null,
      ...(withFacets && { cheapest: sortHotels(hotels, 'price').map(toPriced)[0] ?? null }),
    };
  },
  map(table, { request, box: { south, west, north, east }, limit }) {
    const inside = cheapestHotels(select(table, request)).filter(
      ({ hotel: { latitude, longitude } }) =>
        latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    );
    const hotels = inside.slice(0, limit).map((offer) => ({
      offer: toPriced(offer),
      latitude: offer.hotel.latitude,
      longitude: offer.hotel.longitude,
    }));
    return { total: inside.length, hotels };
  },
  options: (table, { request, by }) =>
    cheapestBy(select(table, request), (offer) => optionOf(offer, by))
      .map((offer) => ({ value: optionOf(offer, by), cheapest: toPriced(offer) }))
      .filter(({ value }) => value !== '')
      .sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true })),
  rooms: (table, { request, hotelId }) =>
    cheapestBy(
      select(table, request).filter(({ key }) => key.hotelId === hotelId),
      ({ terms }) => `${terms.roomId} ${terms.board}`,
    )
      .toSorted(
        ({ terms: a }, { terms: b }) =>
          a.roomId - b.roomId || boards.indexOf(a.board) - boards.indexOf(b.board),
      )
      .map((offer) => ({
        roomId: offer.terms.roomId,
        board: offer.terms.board,
        cheapest: toPriced(offer),
      })),
  flights(table, { stay: { planId, checkIn, nights }, outbound }) {
    const ofStay = table.filter(
      ({ key, flights }) =>
        flights !== null && key.planId === planId && key.checkIn === checkIn && key.nights === nights,
    );
    const outbounds = cheapestBy(ofStay, ({ key }) => flightKeyOf(key.outbound));
    const chosen = flightKeyOf(outbound ?? outbounds[0]?.key.outbound ?? null);
    const inbounds = ofStay.filter(({ key }) => flightKeyOf(key.outbound) === chosen);
    return { outbounds: outbounds.flatMap(toFlights), inbounds: inbounds.flatMap(toFlights) };
  },
  offer(table, { key: named }) {
    const offer = table.find(({ key }) => offerKeyOf(key) === offerKeyOf(named));
    if (offer === undefined) return null;
    return { offer: toPriced(offer), ...(offer.flights ?? { outbound: null, inbound: null }) };
  },
  factors: (_table, _query, factors) => factors,
};

function cheapestHotels(offers: Table): Table {
  return cheapestBy(offers, ({ key }) => key.hotelId);
}

function select(table: readonly FakeOffer[], request: TripRequest): readonly FakeOffer[] {
  const isIn = (range: { from: number; to: number }, value: number) =>
    value >= range.from && value <= range.to;
  const { boards: wanted, categories, minRating, maxTotal } = request.filters;
  return table.filter(({ key, hotel, total, terms: { board } }) => {
    const { outbound, inbound, checkIn, nights, hotelId } = key;
    return (
      (request.kind === 'package') === (outbound !== null) &&
      isIn(request.departure, outbound?.day ?? checkIn) &&
      isIn(request.return, inbound?.day ?? checkIn + nights) &&
      isIn(request.nights, nights) &&
      (request.departureAirports?.includes(outbound?.from ?? '') ?? true) &&
      (request.hotels?.includes(hotelId) ?? true) &&
      (request.destinations?.some((id) => [hotel.countryId, hotel.regionId, hotel.cityId].includes(id)) ??
        true) &&
      (wanted.length === 0 || wanted.includes(board)) &&
      (categories.length === 0 || categories.includes(hotel.category)) &&
      hotel.rating >= (minRating ?? 0) &&
      total <= (maxTotal ?? Infinity)
    );
  });
}

/** The first of each value: offers are in the order of their totals. */
function cheapestBy<Value>(
  offers: readonly FakeOffer[],
  readValue: (offer: FakeOffer) => Value,
): readonly FakeOffer[] {
  return [...Map.groupBy(offers, readValue).values()].flatMap((group) => group.slice(0, 1));
}

function sortHotels(
  hotels: readonly FakeOffer[],
  sort: 'price' | 'rating' | 'category',
): readonly FakeOffer[] {
  if (sort === 'price') return hotels;
  return hotels.toSorted(
    (a, b) =>
      b.hotel[sort] - a.hotel[sort] || b.hotel.rating - a.hotel.rating || a.key.hotelId - b.key.hotelId,
  );
}

function recommend(
  hotels: readonly FakeOffer[],
  { party }: TripRequest,
  ranking: Ranking | undefined,
): readonly PricedOffer[] {
  if (ranking === undefined) throw new RangeError('What is recommended needs a ranking');
  const ranked = hotels.map((offer) => {
    const { checkIn, hotelId, nights, outbound } = offer.key;
    const flights = offer.flights === null ? [] : [offer.flights.outbound, offer.flights.inbound];
    const flown = outbound && { from: outbound.from, to: outbound.to, legs: flights };
    const asked = { total: offer.total, travellers: countTravellers(party), checkIn, nights, flown };
    return { ...toPriced(offer), rank: rankOffer(findRankBasis(ranking, hotelId), asked) };
  });
  return ranked.sort((a, b) => sumOfRank(b.rank) - sumOfRank(a.rank));
}

function countFacets(hotels: readonly FakeOffer[]): Facets {
  const count = <Value>(readValue: (offer: FakeOffer) => Value) =>
    [...Map.groupBy(hotels, readValue)].map(([value, group]) => ({ value, hotels: group.length }));
  return {
    categories: count(({ hotel }) => hotel.category).sort((a, b) => a.value - b.value),
    ratings: [],
    attributes: [],
    boards: count(({ terms }) => terms.board),
    roomTypes: [],
    stops: [],
    baggage: [],
    withoutNightFlights: 0,
    freelyCancellable: 0,
    transferIncluded: 0,
  };
}

function optionOf({ key }: FakeOffer, by: OptionColumn): string {
  const date = formatDay(key.outbound?.day ?? key.checkIn);
  const values = {
    nights: String(key.nights),
    airport: key.outbound?.from ?? '',
    month: date.slice(0, 7),
    date,
  };
  return values[by];
}

function toPriced(offer: FakeOffer): PricedOffer {
  const { hotel: _hotel, flights: _flights, ...priced } = offer;
  return priced;
}

function priceOf([cheapest]: readonly FakeOffer[]): PricedOffer {
  if (cheapest === undefined) throw new Error('A group of offers is never empty');
  return toPriced(cheapest);
}

function toFlights(
  offer: FakeOffer,
): { outbound: FlightDetails; inbound: FlightDetails; offer: PricedOffer }[] {
  return offer.flights === null ? [] : [{ ...offer.flights, offer: toPriced(offer) }];
}

function offerKeyOf({ hotelId, planId, checkIn, nights, outbound, inbound }: OfferKey): string {
  return JSON.stringify([hotelId, planId, checkIn, nights, flightKeyOf(outbound), flightKeyOf(inbound)]);
}

function flightKeyOf(flight: FlightRef | null): string | null {
  return flight && `${flight.from} ${flight.to} ${flight.day} ${flight.id}`;
}
