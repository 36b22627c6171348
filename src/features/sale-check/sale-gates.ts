import { stayLengths } from '../../defaults.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { countSeats } from '../../domain/search/price-leg.ts';
import type { FlightFacts, Occupancy, PlanNight } from '../../domain/search/supply-facts.ts';
import type {
  GoodsFlight,
  GoodsNight,
  GoodsPlan,
  GoodsSource,
  HotelGoods,
} from '../../ports/supply/hotel-goods-port.ts';
import { addInbounds, addOutbounds, type GateScope } from './add-made-up-flights.ts';
import { noDetails, type ReasonDetails, type SaleReason } from './sale-answer.ts';

/**
 * A rule that can keep a trip from being sold. The rules themselves are the search's: `lift` changes the facts so that this one
 * keeps nothing from being sold any more.
 */
export interface SaleGate {
  readonly isForPackagesOnly?: true;
  lift(goods: HotelGoods, scope: GateScope): HotelGoods;
  /**
   * What the reason names.
   * @param offer the cheapest that would be sold if this rule and the later ones were lifted
   */
  describe(goods: HotelGoods, offer: PricedOffer, scope: GateScope): Finding;
}

type Finding = { readonly reason: SaleReason } & ReasonDetails;

/** In the order in which reasons count: the first of them that no offer passes is the one that is named. */
export const saleGates: readonly SaleGate[] = [
  {
    lift: (goods) => mapPlans(goods, (plan) => ({ ...plan, occupancy: anybody })),
    describe: (goods, offer, { request: { party } }) => ({
      ...noDetails,
      reason: 'party',
      values: {
        adults: party.adults,
        children: party.childrenBorn.length,
        ...namesOf(planOf(goods, offer)),
      },
      source: planOf(goods, offer)?.source ?? null,
    }),
  },
  priceGate(),
  nightGate(
    'stop-sell',
    (night) => (night.state === 'closed' ? { ...night, state: 'open' } : night),
    ({ delivered }) => delivered.state === 'closed',
    ({ sources }) => sources.states,
  ),
  {
    lift: (goods) => mapNights(goods, (night) => ({ ...night, sold: night.delivered })),
    describe: (goods, offer) => {
      const plan = planOf(goods, offer);
      const night = goodsNightsOf(plan, offer).find(({ sold, delivered }) => sold.state !== delivered.state);
      return describeNight('sold-out', plan, night, plan?.roomSource ?? null);
    },
  },
  nightGate(
    'on-request',
    (night) => (night.state === 'on_request' ? { ...night, state: 'open' } : night),
    ({ delivered }) => delivered.state === 'on_request',
    ({ sources }) => sources.states,
  ),
  nightGate(
    'closed-day',
    (night) => ({ ...night, closedToArrival: false }),
    ({ delivered }) => delivered.closedToArrival,
    ({ sources }) => sources.arrivals,
  ),
  {
    lift: (goods) => changeNights(goods, (night) => ({ ...night, minStay: 1 })),
    describe: (goods, offer) => {
      const plan = planOf(goods, offer);
      const [night] = goodsNightsOf(plan, offer);
      const finding = describeNight('min-stay', plan, night, night?.sources.arrivals ?? null);
      const least = night?.delivered.minStay ?? 1;
      return { ...finding, values: { ...finding.values, least, nights: offer.key.nights } };
    },
  },
  {
    lift: (goods) => mapPlans(goods, (plan) => ({ ...plan, maxStay: stayLengths.maxNights })),
    describe: (goods, offer) => {
      const plan = planOf(goods, offer);
      const values = { ...namesOf(plan), most: plan?.plan.maxStay ?? 0, nights: offer.key.nights };
      return { ...noDetails, reason: 'max-stay', values, source: plan?.source ?? null };
    },
  },
  {
    isForPackagesOnly: true,
    lift: (goods) =>
      goods.hotel.airports.length > 0
        ? goods
        : { ...goods, hotel: { ...goods.hotel, airports: [anyAirport] } },
    describe: ({ source }) => ({ ...noDetails, reason: 'not-reached', source }),
  },
  {
    isForPackagesOnly: true,
    lift: (goods, scope) => addOutbounds(goods, scope),
    describe: (goods, _offer, scope) => describeMissing(goods, scope),
  },
  {
    isForPackagesOnly: true,
    lift: (goods, scope) => addInbounds(goods, scope),
    describe: (goods, { key }) => {
      const day = key.checkIn + key.nights;
      const nearest = nearestTo(
        goods.flights.filter(({ flight }) => flight.from === key.outbound?.to),
        day,
      );
      const route = { from: key.outbound?.to ?? '', to: key.outbound?.from ?? '' };
      return { reason: 'no-inbound', values: route, days: { day }, source: nearest?.source ?? null };
    },
  },
  {
    isForPackagesOnly: true,
    lift: (goods) => changeFlights(goods, (flight) => ({ ...flight, cabin: 'economy' })),
    describe: (goods, offer, { request }) => {
      const found = flightsOf(goods, offer).find(({ flight }) => flight.cabin !== request.filters.cabin);
      return describeFlight('other-cabin', found, { cabin: found?.flight.cabin ?? '' });
    },
  },
  {
    isForPackagesOnly: true,
    lift: (goods) => changeFlights(goods, (flight) => ({ ...flight, seats: manySeats })),
    describe: (goods, offer, { request: { party, departure } }) => {
      const needed = countSeats(party, departure.from);
      const found = flightsOf(goods, offer).find(({ flight }) => flight.seats < Math.max(1, needed));
      return describeFlight('flight-full', found, { seats: found?.flight.seats ?? 0, needed });
    },
  },
];

const anyAirport = 'QQQ';
const manySeats = 1_000;
const anybody: Occupancy = {
  minAdults: 1,
  maxAdults: 20,
  maxChildren: 20,
  maxPersons: 40,
  singleUsePercent: 100,
  extraAdultPercent: 100,
  childBands: [{ fromAge: 0, toAge: 17, percent: 100 }],
};

/** A gate of the nights of a stay; `stops` finds the first night that it keeps from being sold. */
function nightGate(
  reason: SaleReason,
  lift: (night: PlanNight) => PlanNight,
  stops: (night: GoodsNight) => boolean,
  sourceOf: (night: GoodsNight) => GoodsSource | null,
): SaleGate {
  return {
    lift: (goods) => changeNights(goods, lift),
    describe: (goods, offer) => {
      const plan = planOf(goods, offer);
      const night = goodsNightsOf(plan, offer).find(stops);
      return describeNight(reason, plan, night, night === undefined ? null : sourceOf(night));
    },
  };
}

/** A night without a price; the reason is the currency where a price of the hotel was refused for it. */
function priceGate(): SaleGate {
  const gate = nightGate(
    'no-price',
    (night) => (night.rate === 0 ? { ...night, rate: 1 } : night),
    ({ delivered }) => delivered.rate === 0,
    ({ sources }) => sources.rates,
  );
  return {
    ...gate,
    describe: (goods, ...asked) => findOtherCurrency(goods) ?? gate.describe(goods, ...asked),
  };
}

/** The refused price of a hotel as the reason why it is not sold; null where none was refused. */
export function findOtherCurrency({ otherCurrency }: HotelGoods) {
  if (otherCurrency === null) return null;
  const { currency, source } = otherCurrency;
  return { isSold: false, reason: 'other-currency', values: { currency }, days: {}, source } as const;
}

function describeNight(
  reason: SaleReason,
  plan: GoodsPlan | undefined,
  night: GoodsNight | undefined,
  source: GoodsSource | null,
): Finding {
  const days: Finding['days'] = night === undefined ? {} : { day: night.day };
  return { reason, values: namesOf(plan), days, source };
}

function describeFlight(
  reason: SaleReason,
  found: GoodsFlight | undefined,
  values: Finding['values'],
): Finding {
  if (found === undefined) return { ...noDetails, reason, values };
  const { airline, number, from, to, day } = found.flight;
  const names = { flight: `${airline} ${number}`, from, to };
  return { reason, values: { ...names, ...values }, days: { day }, source: found.source };
}

/** No way to come to the hotel on the day: nothing flies that day, or nothing on any day around it. */
function describeMissing(goods: HotelGoods, { request, departures }: GateScope): Finding {
  const day = request.departure.from;
  const outbounds = goods.flights.filter(({ flight }) => goods.hotel.airports.includes(flight.to));
  const nearest = nearestTo(outbounds, day);
  if (nearest !== undefined) {
    const { flight, source } = nearest;
    const { from, to } = flight;
    return { reason: 'no-outbound', values: { from, to }, days: { day, nearest: flight.day }, source };
  }
  const values = { from: departures.join(', '), to: goods.hotel.airports.join(', ') };
  return { reason: 'no-route', values, days: { day }, source: goods.source };
}

function nearestTo(flights: readonly GoodsFlight[], day: number): GoodsFlight | undefined {
  const distance = ({ flight }: GoodsFlight) => Math.abs(flight.day - day);
  return flights.toSorted((one, other) => distance(one) - distance(other))[0];
}

function planOf({ plans }: HotelGoods, { key }: PricedOffer): GoodsPlan | undefined {
  return plans.find(({ plan }) => plan.id === key.planId);
}

function goodsNightsOf(plan: GoodsPlan | undefined, { key }: PricedOffer): readonly GoodsNight[] {
  const nights = plan?.nights ?? [];
  return nights.filter(({ day }) => day >= key.checkIn && day < key.checkIn + key.nights);
}

function namesOf(plan: GoodsPlan | undefined) {
  return { plan: plan?.code ?? '', room: plan?.roomCode ?? '' };
}

function flightsOf({ flights }: HotelGoods, { key }: PricedOffer): readonly GoodsFlight[] {
  return [key.outbound, key.inbound].flatMap((ref) =>
    flights.filter(
      ({ flight }) =>
        flight.id === ref?.id && flight.day === ref.day && flight.from === ref.from && flight.to === ref.to,
    ),
  );
}

function mapPlans(goods: HotelGoods, change: (plan: GoodsPlan['plan']) => GoodsPlan['plan']): HotelGoods {
  return { ...goods, plans: goods.plans.map((entry) => ({ ...entry, plan: change(entry.plan) })) };
}

function mapNights(goods: HotelGoods, change: (night: GoodsNight) => GoodsNight): HotelGoods {
  return { ...goods, plans: goods.plans.map((plan) => ({ ...plan, nights: plan.nights.map(change) })) };
}

function changeNights(goods: HotelGoods, change: (night: PlanNight) => PlanNight): HotelGoods {
  return mapNights(goods, (night) => ({
    ...night,
    delivered: change(night.delivered),
    sold: change(night.sold),
  }));
}

function changeFlights(goods: HotelGoods, change: (flight: FlightFacts) => FlightFacts): HotelGoods {
  return {
    ...goods,
    flights: goods.flights.map(({ flight, source }) => ({ flight: change(flight), source })),
  };
}
