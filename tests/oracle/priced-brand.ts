import type { CurrencyCode } from '../../src/domain/money/currency.ts';
import { boards } from '../../src/domain/search/board.ts';
import { hotelAttributes } from '../../src/domain/search/hotel-attribute.ts';
import type { OfferQueries, PricedOffer, TripRequest } from '../../src/domain/search/offer-query.ts';
import { roomTypes } from '../../src/domain/search/room-type.ts';
import type { HotelFacts } from '../../src/domain/search/supply-facts.ts';
import type { OfferAnswer, OfferQuery, QueryName } from '../../src/ports/offers/offers-port.ts';
import type { BruteForce } from './brute-force.ts';
import {
  type ChargedMarket,
  convertOffers,
  convertTariff,
  convertTotal,
  type OracleRate,
} from './charged-market.ts';
import { compareCodes } from './compare-offers.ts';
import type { RawFilters } from './list-offers.ts';

/** A price rule in the plainest words: what it asks for a bought price, in the smallest steps. */
export interface PlainRule {
  readonly key: string;
  /** Where it is charged alone; wherever it is left out. */
  readonly currency?: CurrencyCode;
  readonly holdsFor: (hotel: HotelFacts) => boolean;
  /** Hundredths of a per cent. */
  readonly margin: number;
  readonly perPerson: number;
  readonly perBooking: number;
  /** Prices end `below` under a whole step. */
  readonly step: number;
  readonly below: number;
}

/** Nothing is converted. */
const sameMoney: ChargedMarket = { numerator: 1, denominator: 1 };

/** What a brand with price rules answers in the money of a market: every hotel is asked about by itself, priced by its rule, and only then compared with the others. */
export function answerAtBrand(
  brute: Pick<BruteForce, 'answer' | 'supply'>,
  query: OfferQuery,
  all: readonly PlainRule[],
  rate: OracleRate | null = null,
): OfferAnswer<QueryName> {
  if (query.name === 'factors') return brute.answer(query);
  const charged = rate?.exchange.currency ?? 'EUR';
  const rules = all.filter(({ currency = charged }) => currency === charged);
  const market = rate?.market ?? null;
  const hotels = [...brute.supply.hotels.values()];
  const ask = <Name extends Exclude<QueryName, 'factors'>>(asked: OfferQuery<Name>) =>
    hotels.map((hotel) => answerFor(brute, { hotel, market, rules }, asked));
  switch (query.name) {
    case 'destinations':
      return joinDestinations(ask<'destinations'>(query));
    case 'hotels':
      return joinHotels(brute, query, ask<'hotels'>({ ...query, page: 1, pageSize: 1 }));
    case 'map':
      return joinMaps(query, ask<'map'>(query));
    case 'options':
      return joinOptions(query, ask<'options'>(query));
    case 'rooms':
      return ask<'rooms'>(query).flat();
    case 'flights': {
      const none = { outbounds: [], inbounds: [] };
      return ask<'flights'>(query).find(({ outbounds }) => outbounds.length > 0) ?? none;
    }
    case 'offer':
      return ask<'offer'>(query).find((answer) => answer !== null) ?? null;
  }
}

const anyHotel = {
  places: null,
  outsidePlaces: [],
  stars: null,
  operators: null,
  withoutOperators: [],
  hotels: null,
  withoutHotels: [],
};

/** The answer as if a hotel were the only one. */
function answerFor<Name extends QueryName>(
  brute: Pick<BruteForce, 'answer'>,
  {
    hotel,
    market,
    rules,
  }: {
    readonly hotel: HotelFacts;
    readonly market: ChargedMarket | null;
    readonly rules: readonly PlainRule[];
  },
  query: OfferQuery<Name>,
): OfferAnswer<Name> {
  const rule = rules.find(({ holdsFor }) => holdsFor(hotel));
  const party = 'request' in query ? query.request.party : 'party' in query ? query.party : null;
  const persons = party === null ? 0 : party.adults + party.childrenBorn.length;
  const priced = rule && { rule, persons, market };
  const charge = (bought: number) => {
    if (priced !== undefined) return chargePrice(bought, priced);
    return market === null ? bought : convertTotal(bought, market);
  };
  const only = {
    within: [{ ...anyHotel, hotels: [hotel.id] }],
    outside: [],
  };
  const narrow = (range: TripRequest['range']) => ({
    boards: range?.boards ?? null,
    hotels: {
      within: [...(range?.hotels.within ?? []), ...only.within],
      outside: range?.hotels.outside ?? [],
    },
  });
  const asked = (
    'request' in query
      ? {
          ...query,
          request: {
            ...query.request,
            range: narrow(query.request.range),
            filters: { ...query.request.filters, charge } as RawFilters,
          },
        }
      : { ...query, range: narrow('range' in query ? query.range : undefined) }
  ) as OfferQuery<Name>;
  const answer = brute.answer(asked);
  if (priced !== undefined) return chargeOffers(answer, priced);
  return market === null ? answer : convertOffers(answer, market);
}

/** Tries one price after the other until it has the ending and is enough. */
function chargePrice(bought: number, { rule, persons, market }: Charge): number {
  const { numerator, denominator } = market ?? sameMoney;
  const added = rule.perPerson * persons + rule.perBooking;
  const asked = BigInt(bought) * BigInt(10_000 + rule.margin) * BigInt(numerator);
  const isEnough = (price: number) => BigInt(price - added) * 10_000n * BigInt(denominator) >= asked;
  let price = Math.floor(((bought * numerator) / denominator) * (1 + rule.margin / 10_000)) + added - 2;
  while (!isEnough(price)) price += 1;
  while ((price + rule.below) % rule.step !== 0) price += 1;
  return price;
}

interface Charge {
  readonly rule: PlainRule;
  readonly persons: number;
  /** Null where nothing is converted. */
  readonly market: ChargedMarket | null;
}

/** Finds offers wherever an answer has them. */
function chargeOffers<Value>(value: Value, charge: Charge): Value {
  if (Array.isArray(value)) return value.map((each) => chargeOffers(each, charge)) as Value;
  if (value === null || typeof value !== 'object') return value;
  if ('stay' in value && 'total' in value)
    return chargeOffer(value as unknown as PricedOffer, charge) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, chargeOffers(field, charge)]),
  ) as Value;
}

function chargeOffer(offer: PricedOffer, charge: Charge): PricedOffer {
  const { rule, persons, market } = charge;
  const total = chargePrice(offer.total, charge);
  const bought = [offer.stay, offer.outbound, offer.inbound];
  const parts = bought.map((amount) => Math.floor((total * amount) / Math.max(1, offer.total)));
  // One after the other, each to the part that is furthest below its share; a price of nothing is all stay.
  for (let rest = total - sumOf(parts); rest > 0; rest -= 1) {
    const missing = parts.map((part, at) => total * (bought[at] ?? 0) - part * offer.total);
    const furthest = offer.total === 0 ? 0 : missing.indexOf(Math.max(...missing));
    parts[furthest] = (parts[furthest] ?? 0) + 1;
  }
  const [stay = 0, outbound = 0, inbound = 0] = parts;
  const amount = rule.perPerson * persons + rule.perBooking;
  const { key, margin: marginBasisPoints, step, below } = rule;
  const markup = { rule: key, marginBasisPoints, amount, step, below };
  const { tariff } = offer.terms;
  const terms = market === null ? offer.terms : { ...offer.terms, tariff: convertTariff(tariff, market) };
  return { ...offer, total, stay, outbound, inbound, bought: offer.total, markup, terms };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

const boughtOf = (offer: PricedOffer) => offer.bought ?? offer.total;
const byPrice = (a: PricedOffer, b: PricedOffer) =>
  a.total - b.total || boughtOf(a) - boughtOf(b) || a.key.hotelId - b.key.hotelId;

function cheapestOf(offers: readonly PricedOffer[]): PricedOffer {
  return [...offers].sort(byPrice)[0] as PricedOffer;
}

function joinDestinations(answers: readonly OfferAnswer<'destinations'>[]): OfferAnswer<'destinations'> {
  const groups = Map.groupBy(answers.flat(), ({ destinationId }) => destinationId);
  return [...groups]
    .map(([destinationId, found]) => ({
      destinationId,
      hotels: found.length,
      cheapest: cheapestOf(found.map(({ cheapest }) => cheapest)),
    }))
    .sort(
      (a, b) =>
        a.cheapest.total - b.cheapest.total ||
        boughtOf(a.cheapest) - boughtOf(b.cheapest) ||
        a.destinationId - b.destinationId,
    );
}

function withoutRank({ rank: _, ...offer }: PricedOffer): PricedOffer {
  return offer;
}

function joinHotels(
  { supply }: Pick<BruteForce, 'supply'>,
  { sort, page, pageSize, withFacets }: OfferQuery<'hotels'>,
  answers: readonly OfferAnswer<'hotels'>[],
): OfferAnswer<'hotels'> {
  const ratingOf = ({ key }: PricedOffer) => supply.hotels.get(key.hotelId)?.rating ?? 0;
  const starsOf = ({ key }: PricedOffer) => supply.hotels.get(key.hotelId)?.category ?? 0;
  const byId = (a: PricedOffer, b: PricedOffer) => a.key.hotelId - b.key.hotelId;
  const pointsOf = ({ rank }: PricedOffer) =>
    rank === undefined ? 0 : rank.price + rank.rating + rank.flights + rank.transfer;
  const orders = {
    recommended: (a: PricedOffer, b: PricedOffer) => pointsOf(b) - pointsOf(a) || byPrice(a, b),
    price: byPrice,
    rating: (a: PricedOffer, b: PricedOffer) => ratingOf(b) - ratingOf(a) || byId(a, b),
    category: (a: PricedOffer, b: PricedOffer) =>
      starsOf(b) - starsOf(a) || ratingOf(b) - ratingOf(a) || byId(a, b),
  };
  const offers = answers.flatMap(({ hotels }) => hotels).sort(orders[sort]);
  return {
    total: offers.length,
    hotels: offers.slice((page - 1) * pageSize, page * pageSize),
    facets: withFacets ? addFacets(answers.map(({ facets }) => facets)) : null,
    ...(withFacets && { cheapest: [...offers].map(withoutRank).sort(byPrice)[0] ?? null }),
  };
}

type Facets = NonNullable<OfferAnswer<'hotels'>['facets']>;

/** Every hotel counts for itself; values come in the order that each answer has them in, which is that of all. */
function addFacets(all: readonly OfferAnswer<'hotels'>['facets'][]): Facets {
  const facets = all.filter((each) => each !== null);
  const add = <Value>(
    listOf: (each: Facets) => readonly { readonly value: Value; readonly hotels: number }[],
  ) => {
    const counts = new Map<Value, number>();
    for (const { value, hotels } of facets.flatMap(listOf))
      counts.set(value, (counts.get(value) ?? 0) + hotels);
    return counts;
  };
  const ascending = (counts: Map<number, number>) =>
    [...counts].sort(([a], [b]) => a - b).map(([value, hotels]) => ({ value, hotels }));
  const listed = <Value>(counts: Map<Value, number>, order: readonly Value[]) =>
    order.filter((value) => counts.has(value)).map((value) => ({ value, hotels: counts.get(value) ?? 0 }));
  return {
    categories: ascending(add((each) => each.categories)),
    ratings: ascending(add((each) => each.ratings)),
    attributes: listed(
      add((each) => each.attributes),
      hotelAttributes,
    ),
    boards: listed(
      add((each) => each.boards),
      boards,
    ),
    roomTypes: listed(
      add((each) => each.roomTypes),
      roomTypes,
    ),
    stops: ascending(add((each) => each.stops)),
    baggage: listed(
      add((each) => each.baggage),
      ['carry_on', 'checked'],
    ),
    withoutNightFlights: sumOf(facets.map((each) => each.withoutNightFlights)),
    freelyCancellable: sumOf(facets.map((each) => each.freelyCancellable)),
    transferIncluded: sumOf(facets.map((each) => each.transferIncluded)),
  };
}

function joinMaps({ limit }: OfferQuery<'map'>, answers: readonly OfferAnswer<'map'>[]): OfferAnswer<'map'> {
  const hotels = answers.flatMap((answer) => answer.hotels).sort((a, b) => byPrice(a.offer, b.offer));
  return { total: hotels.length, hotels: hotels.slice(0, limit) };
}

function joinOptions(
  { by }: OfferQueries['options']['query'],
  answers: readonly OfferAnswer<'options'>[],
): OfferAnswer<'options'> {
  const groups = Map.groupBy(answers.flat(), ({ value }) => value);
  const order = (a: string, b: string) => (by === 'nights' ? Number(a) - Number(b) : compareCodes(a, b));
  return [...groups]
    .sort(([a], [b]) => order(a, b))
    .map(([value, found]) => ({ value, cheapest: cheapestOf(found.map(({ cheapest }) => cheapest)) }));
}
