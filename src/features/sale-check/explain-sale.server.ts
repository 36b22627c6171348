import { officeLists, searchLimits, stayLengths } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Board } from '../../domain/search/board.ts';
import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { PricedOffer, TripRequest } from '../../domain/search/offer-query.ts';
import type { BrandRange } from '../../domain/search/range/brand-range.ts';
import type { PlanNights, SupplyChange } from '../../domain/search/supply-facts.ts';
import { type Day, dayOf, formatDay, splitDay } from '../../domain/time/calendar-day.ts';
import type { GoodsPlan, HotelGoods, HotelGoodsPort } from '../../ports/supply/hotel-goods-port.ts';
import { earliestDay, latestDay } from '../../trip-search/address/travel-days.ts';
import { buildCatalogue, type CatalogueContent } from '../../trip-search/catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../../trip-search/catalogue/narrow-catalogue.ts';
import { readHotelRequest } from '../../trip-search/visit/read-request.server.ts';
import type { GateScope } from './add-made-up-flights.ts';
import { type ExtrasSeller, explainExtras } from './explain-extras.ts';
import {
  noDetails,
  type ReasonDetails,
  type SaleAnswer,
  type SaleQuestion,
  type SaleReason,
} from './sale-answer.ts';
import { findOtherCurrency, type SaleGate, saleGates } from './sale-gates.ts';

/** A search over the given facts alone, by the shop's own engine. */
export type SearchFacts = (
  facts: { readonly firstDay: Day; readonly changes: readonly SupplyChange[] },
  request: TripRequest,
) => {
  /** The cheapest; null where nothing is sold. */
  readonly offer: PricedOffer | null;
  /** Why the engine refuses a fact; null where it takes all of them. */
  readonly refusal: string | null;
};

export interface SaleCheckDeps {
  readonly goods: HotelGoodsPort;
  readonly searchFacts: SearchFacts;
}

/** Where and when the question is asked. */
export interface Seller extends ExtrasSeller {
  /** Charged currency of the brand's market. */
  readonly currency: CurrencyCode;
  /** Country code of the market, such as DE: trips depart from it unless the question says from where. */
  readonly homeCountry: string;
  readonly today: Day;
  /** What the brand sells; null for everything. */
  readonly range: BrandRange | null;
}

/**
 * Says whether a trip is sold, or the first reason why not, with the line of the delivery that it comes from. Copies no rule: the address of
 * a search is read as the shop reads it, and its engine searches the hotel's facts again and again, each time with one rule
 * more lifted; the first rule that has to be lifted is the reason.
 */
export async function explainSale(
  { goods: port, searchFacts }: SaleCheckDeps,
  question: SaleQuestion,
  seller: Seller,
): Promise<SaleAnswer> {
  const { hotelId } = question;
  const { card, removed, ...places } = await port.findHotel(hotelId);
  if (card === null) {
    const reason = removed === null ? 'unknown-hotel' : 'removed';
    return refuse(reason, { values: { hotel: hotelId }, source: removed });
  }
  const { catalogue, range } = narrowCatalogue(
    buildCatalogue({ version: '', ...places, hotels: [card] }),
    seller.range,
  );
  if (!catalogue.hotels.has(hotelId)) return refuse(...explainRange(card, places, seller.range));
  const read = readQuestion(question, { ...seller, catalogue });
  if ('reason' in read) return read;
  const departures = read.request.departureAirports ?? [];
  const days = { from: question.from, to: question.from + question.nights + 1 };
  const delivered = await port.readGoods(hotelId, {
    nights: days,
    flights: { from: days.from - officeLists.explainedDays, to: days.to + officeLists.explainedDays },
    airports: departures,
  });
  if (delivered === null) return refuse('unknown-hotel', { values: { hotel: hotelId } });
  const goods = keepOfferedBoards(delivered, range?.boards ?? null);
  if (delivered.plans.length > 0 && goods.plans.length === 0)
    return refuse('board-not-offered', { source: goods.source });
  if (goods.rooms === 0) return refuse('no-room', { source: goods.source });
  if (goods.plans.length === 0)
    return findOtherCurrency(goods) ?? refuse('no-plan', { source: goods.source });
  // A shop in which nothing departs yet has no flight that could be made up for the search.
  if (read.request.kind === 'package' && departures.length === 0) {
    const values = { from: '–', to: goods.hotel.airports.join(', ') };
    return refuse('no-route', { values, days: { day: question.from }, source: goods.source });
  }
  const answer = findGate(goods, { request: read.request, departures }, searchFacts);
  if (!answer.isSold) return answer;
  return { ...answer, extras: explainExtras(goods, answer.offer, read.request.party, seller) };
}

type Places = Omit<CatalogueContent, 'version' | 'hotels'>;

/** The operator is named where the hotel is outside the range for it alone. */
function explainRange(
  card: HotelCard,
  places: Places,
  range: BrandRange | null,
): [SaleReason, Partial<ReasonDetails>] {
  const { id: hotel, operator } = card;
  const { operators: _, withoutOperators: __, ...others } = range ?? {};
  const { catalogue } = narrowCatalogue(buildCatalogue({ version: '', ...places, hotels: [card] }), others);
  if (operator === undefined || !catalogue.hotels.has(hotel)) return ['not-in-range', { values: { hotel } }];
  return ['operator-not-in-range', { values: { hotel, operator } }];
}

/** @param boards null for all */
function keepOfferedBoards(goods: HotelGoods, boards: readonly Board[] | null): HotelGoods {
  if (boards === null) return goods;
  return { ...goods, plans: goods.plans.filter(({ plan }) => boards.includes(plan.board)) };
}

function findGate(goods: HotelGoods, scope: GateScope, searchFacts: SearchFacts): SaleAnswer {
  const gates = saleGates.filter(
    ({ isForPackagesOnly }) => scope.request.kind === 'package' || isForPackagesOnly !== true,
  );
  const search = (lifted: readonly SaleGate[]) => {
    const facts = lifted.reduce((changed, gate) => gate.lift(changed, scope), goods);
    return searchFacts({ firstDay: goods.firstDay, changes: listChanges(facts) }, scope.request);
  };
  const { offer: sold, refusal } = search([]);
  if (refusal !== null) return refuse('refused', { values: { refusal }, source: goods.source });
  if (sold !== null) return { isSold: true, offer: sold, source: findPriceSource(goods, sold), extras: [] };
  let nearest = search(gates).offer;
  for (const [at, gate] of gates.entries()) {
    if (nearest === null) break;
    const { offer } = search(gates.slice(at + 1));
    if (offer === null) return { isSold: false, ...gate.describe(goods, nearest, scope) };
    nearest = offer;
  }
  throw new RangeError(`The search refuses hotel ${goods.hotel.id} by a rule that no gate lifts`);
}

/** The line that the rate of the first night comes from. */
function findPriceSource({ plans }: HotelGoods, { key }: PricedOffer) {
  const plan = plans.find((entry) => entry.plan.id === key.planId);
  return plan?.nights.find(({ day }) => day === key.checkIn)?.sources.rates ?? null;
}

type Asking = Parameters<typeof readHotelRequest>[0];

/** The question as the shop reads it from an address, for departures on its first day alone. */
function readQuestion(
  question: SaleQuestion,
  seller: Asking,
): { readonly request: TripRequest } | Extract<SaleAnswer, { isSold: false }> {
  const { from, nights, adults, childrenAges, isHotelOnly, airport, hotelId } = question;
  const { today } = seller;
  if (nights > stayLengths.maxExactNights)
    return refuse('too-long', { values: { nights, most: stayLengths.maxExactNights } });
  const read = readHotelRequest(seller, hotelId, {
    departureDate: formatDay(from),
    returnDate: formatDay(from + nights),
    exact: '1',
    adults: String(adults),
    children: childrenAges.map((age) => formatDay(bornBefore(from, age))).join(','),
    airports: airport,
    ...(isHotelOnly ? { hotelOnly: '1' } : {}),
  });
  if (!read.ok) {
    const problems = read.reason === 'invalid' ? read.problems : {};
    if (problems.airports !== undefined) return refuse('unknown-airport', { values: { airport } });
    if (problems.adults !== undefined || problems.children !== undefined)
      return refuse('party-limits', {
        values: {
          adults: searchLimits.adults,
          children: searchLimits.children,
          travellers: searchLimits.travellers,
        },
      });
    return refuse('dates', { days: { from: earliestDay(today), to: latestDay(today) } });
  }
  const isOvernightAllowed = !isHotelOnly && from + nights < latestDay(today);
  const back = { from: from + nights, to: from + nights + (isOvernightAllowed ? 1 : 0) };
  const { request } = read.value;
  return {
    request: {
      ...request,
      departure: { from, to: from },
      return: back,
      nights: { from: nights, to: nights },
    },
  };
}

/** A birth date of somebody who is so many years old on a day. */
function bornBefore(day: Day, age: number): Day {
  const { year, month, date } = splitDay(day);
  return dayOf(year - age, month, date);
}

function refuse(reason: SaleReason, details: Partial<ReasonDetails>): Extract<SaleAnswer, { isSold: false }> {
  return { isSold: false, reason, ...noDetails, ...details };
}

function listChanges(goods: HotelGoods): readonly SupplyChange[] {
  return [
    ...goods.airlines.map((airline): SupplyChange => ({ kind: 'airline', airline })),
    { kind: 'hotel', hotel: goods.hotel },
    ...goods.plans.flatMap(({ plan, nights }): SupplyChange[] => [
      { kind: 'plan', plan },
      ...(nights.length === 0
        ? []
        : [{ kind: 'nights', planId: plan.id, nights: toPlanNights(nights) } as const]),
    ]),
    ...goods.flights.map(({ flight }): SupplyChange => ({ kind: 'flight', flight })),
  ];
}

/** The nights are days without gaps. */
function toPlanNights(nights: GoodsPlan['nights']): PlanNights {
  const sold = nights.map((night) => night.sold);
  return {
    from: nights[0]?.day ?? 0,
    rates: sold.map(({ rate }) => rate),
    states: sold.map(({ state }) => state),
    minStays: sold.map(({ minStay }) => minStay),
    closedToArrival: sold.map(({ closedToArrival }) => closedToArrival),
  };
}
