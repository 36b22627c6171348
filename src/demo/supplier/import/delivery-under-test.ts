import { euroRates } from '../../../brands/euro-rates.ts';
import type { ExtraGoods } from '../../../domain/extras/goods/extra-goods.ts';
import type { HotelCard } from '../../../domain/search/catalogue.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import type { LocalChargeRule } from '../../../domain/search/local-charge.ts';
import {
  type AirlineFacts,
  type FlightFacts,
  HORIZON_DAYS,
  type PlanNight,
  type RatePlanFacts,
  type SupplyChange,
} from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { DeliveryFinding } from '../../../ports/supply/deliveries-port.ts';
import type { HotelEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import { type SeededRandom, seededRandom } from '../../world/model/seeded-random.ts';
import { encodeNight, packNoNights } from '../store/pack-nights.server.ts';
import { inspectDelivery } from './inspect-delivery.server.ts';
import type { KnownPlan } from './known-goods.server.ts';

const firstDay: Day = 20_500;
const days = { from: firstDay, to: firstDay + HORIZON_DAYS - 1 };

export type DeliveredRecord = readonly SupplyChange[];

export const knownAirline: AirlineFacts = { code: '7Q', childPercent: 75, infantFare: 25_00 };

/** Of every hotel. */
const knownCharges: readonly LocalChargeRule[] = [
  { kind: 'tourist_tax', per: 'person_night', amount: '2.50', currency: 'EUR', fromAge: 16, maxNights: 7 },
];

/** 24 hotels with two plans each, priced by season, and six flights each day. @testSupport */
export function createKnownWorld(seed: number) {
  const random = seededRandom(seed);
  const plans = Array.from({ length: 48 }, (_, index) => createPlan(index, random));
  const flights = Array.from({ length: 6 }, (_, route) =>
    Array.from({ length: 60 }, (_unused, day) => createFlight(route, firstDay + day, random)),
  ).flat();
  return { plans, flights };
}

type World = ReturnType<typeof createKnownWorld>;

function createPlan(index: number, random: SeededRandom): KnownPlan {
  const nights = packNoNights();
  const base = random.between(30, 240);
  for (let day = firstDay; day <= days.to; day += 1) {
    const season = 1 + 0.4 * Math.sin((day / 365) * 2 * Math.PI);
    const rate = Math.round(base * season);
    const isOpen = random.chance(0.9);
    encodeNight(nights, day, { rate, state: isOpen ? 'open' : 'closed', minStay: 1, closedToArrival: false });
  }
  const facts: RatePlanFacts = {
    id: 1 + index,
    hotelId: 700_001 + Math.floor(index / 2),
    roomId: 1 + (index % 2),
    roomType: 'double',
    board: 'breakfast',
    occupancy: {
      minAdults: 1,
      maxAdults: 3,
      maxChildren: 2,
      maxPersons: 4,
      singleUsePercent: 150,
      extraAdultPercent: 80,
      childBands: [
        { fromAge: 0, toAge: 1, percent: 0 },
        { fromAge: 2, toAge: 11, percent: random.pick([40, 50, 60, 70]) },
      ],
    },
    rateUnit: 100,
    allotmentBy: 'stay',
    maxStay: 22,
    terms: {
      ...buildExampleTerms(14),
      change: { fees: [{ daysBefore: 14, by: 'amount', value: 30_00 }] },
      deposit: { percent: 20, balanceDaysBefore: 28 },
      floorPrice: 250_00,
    },
    earlyBookings: [],
  };
  return { facts, nights, code: 'FLEX', roomCode: `R${facts.roomId}` };
}

function createFlight(route: number, day: Day, random: SeededRandom): FlightFacts {
  return {
    id: 1 + route,
    from: 'QXD',
    to: `QX${String.fromCharCode(65 + route)}`,
    day,
    airline: '7Q',
    number: 100 + route,
    departure: 400,
    arrival: 600,
    isOvernight: false,
    stops: 0,
    cabin: 'economy',
    baggage: 'checked',
    fare: random.between(60, 320) * 100,
    seats: 40,
  };
}

/** Nights of a plan from a first to a last day of the horizon, changed. @testSupport */
export function changeNightsOf(
  plan: KnownPlan,
  nights: readonly PlanNight[],
  change: (night: PlanNight) => PlanNight,
  from = 0,
): SupplyChange {
  const changed = nights.map(change);
  return {
    kind: 'nights',
    planId: plan.facts.id,
    nights: {
      from: firstDay + from,
      rates: changed.map(({ rate }) => rate),
      states: changed.map(({ state }) => state),
      minStays: changed.map(({ minStay }) => minStay),
      closedToArrival: changed.map(({ closedToArrival }) => closedToArrival),
    },
  };
}

/** What looks like a mistake in a delivery to the world. @testSupport */
export async function inspectRecords(
  world: World,
  records: readonly DeliveredRecord[],
  leftOut: readonly SupplyChange[] = [],
): Promise<readonly DeliveryFinding[]> {
  const inspection = openInspection(world, null);
  for (const [index, changes] of records.entries())
    await inspection.sink.take(changes, undefined, { file: 'delivery.csv', line: index + 2 });
  return inspection.finish(leftOut);
}

/** What looks like a mistake in the charges that a hotel collects on the spot. @testSupport */
export async function inspectCharges(world: World, amount: string): Promise<readonly DeliveryFinding[]> {
  const inspection = openInspection(world, null);
  const localCharges = knownCharges.map((charge) => ({ ...charge, amount }));
  const card = { id: 700_001 } as HotelCard;
  const address = { street: '', zip: '', city: '', countryCode: 'GR' };
  const entry: HotelEntry = { kind: 'hotel', card, address, localCharges };
  await inspection.sink.take([], entry, { file: 'hotels.csv', line: 2 });
  return inspection.finish([]);
}

/** What looks like a mistake in an extra that replaces a known one. @testSupport */
export async function inspectExtras(
  world: World,
  known: ExtraGoods,
  delivered: ExtraGoods,
): Promise<readonly DeliveryFinding[]> {
  const inspection = openInspection(world, known);
  const entry = { kind: 'extra-goods', goods: delivered } as const;
  await inspection.sink.take([], entry, { file: 'extras.csv', line: 2 });
  return inspection.finish([]);
}

function openInspection({ plans, flights }: World, knownExtra: ExtraGoods | null) {
  const byId = new Map(plans.map((plan) => [plan.facts.id, plan]));
  const sold = new Map(flights.map((flight) => [`${flight.to}${flight.day}`, flight]));
  return inspectDelivery({
    known: {
      findPlans: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      listPlansOf: async (hotelId) => plans.filter(({ facts }) => facts.hotelId === hotelId),
      findFlights: async (refs) => refs.flatMap(({ to, day }) => sold.get(`${to}${day}`) ?? []),
      findExtra: async () => knownExtra,
      findAirline: async (code) => (code === knownAirline.code ? knownAirline : null),
      listLocalCharges: async () => knownCharges,
      countSold: async () => ({
        hotel: plans.length / 2,
        plan: plans.length,
        flight: flights.length,
        transfer: 0,
        extra: 0,
      }),
    },
    days,
    rates: euroRates,
    currency: 'EUR',
  });
}
