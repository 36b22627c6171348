import {
  type FlightFacts,
  HORIZON_DAYS,
  type RatePlanFacts,
  type SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { weighParty } from '../../tests/oracle/quote.ts';
import { listStayMasks } from './stay-masks.ts';

const couple = { adults: 2, ages: [] };
/** Arrivals of a year; the nights behind them are there for stays that begin in it. */
const arrivalDays = 365;
const mostNights = 21;
const cells = arrivalDays * mostNights;

/**
 * Exactly how many packages two adults can book: every plan they fit into, day of arrival of a year and stay of 1 to 21 nights that
 * all rules of the plan allow without asking the hotel, times every pair of economy flights with two seats, there on the day of
 * arrival and back on the day of departure, between one airport of departure and one of the hotel's airports.
 */
export function countOffers(changes: Iterable<readonly SupplyChange[]>, today: Day): number {
  const setOfHotel = new Map<number, string>();
  const setOfPlan = new Map<number, string>();
  const plans = new Map<number, RatePlanFacts>();
  const stays = new Map<string, Float64Array>();
  const routes = new Map<string, Route>();
  for (const part of changes) {
    for (const change of part) {
      if (change.kind === 'hotel') setOfHotel.set(change.hotel.id, change.hotel.airports.join(' '));
      else if (change.kind === 'plan') {
        plans.set(change.plan.id, change.plan);
        setOfPlan.set(change.plan.id, setOfHotel.get(change.plan.hotelId) ?? '');
      } else if (change.kind === 'nights') {
        const plan = plans.get(change.planId);
        plans.delete(change.planId);
        if (plan === undefined || weighParty(plan.occupancy, couple) === null) continue;
        addStays(
          getOrCreate(stays, setOfPlan.get(plan.id) ?? '', () => new Float64Array(cells)),
          listStayMasks(plan, change.nights),
        );
      } else if (change.kind === 'flight') addFlight(routes, change.flight, today);
    }
  }
  const pairs = new Map<string, Float64Array>();
  for (const route of routes.values()) addPairs(pairs, route);
  return sumUp(stays, pairs);
}

function addStays(counts: Float64Array, masks: readonly number[]): void {
  for (let day = 0; day < arrivalDays; day += 1) {
    for (let rest = (masks[day] ?? 0) & (2 ** (mostNights + 1) - 2); rest !== 0; rest &= rest - 1) {
      const cell = day * mostNights + 30 - Math.clz32(rest & -rest);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
}

/** Flights between an airport of departure and one of arrival by day: arriving there, and leaving for home. */
interface Route {
  readonly airport: string;
  readonly arriving: Int32Array;
  readonly leaving: Int32Array;
}

/** A flight is a way there for one of its airports and a way home for the other. */
function addFlight(routes: Map<string, Route>, flight: FlightFacts, today: Day): void {
  const { from, to, day, isOvernight, seats, cabin } = flight;
  if (seats < couple.adults || cabin !== 'economy') return;
  const make = (airport: string) => () => ({
    airport,
    arriving: new Int32Array(HORIZON_DAYS + 1),
    leaving: new Int32Array(HORIZON_DAYS + 1),
  });
  const { arriving } = getOrCreate(routes, `${from} ${to}`, make(to));
  const { leaving } = getOrCreate(routes, `${to} ${from}`, make(from));
  const arrival = day - today + Number(isOvernight);
  arriving[arrival] = (arriving[arrival] ?? 0) + 1;
  leaving[day - today] = (leaving[day - today] ?? 0) + 1;
}

function addPairs(pairs: Map<string, Float64Array>, { airport, arriving, leaving }: Route): void {
  const counts = getOrCreate(pairs, airport, () => new Float64Array(cells));
  for (let day = 0; day < arrivalDays; day += 1) {
    const there = arriving[day] as number;
    if (there === 0) continue;
    for (let nights = 1; nights <= mostNights; nights += 1) {
      const cell = day * mostNights + nights - 1;
      counts[cell] = (counts[cell] as number) + there * (leaving[day + nights] ?? 0);
    }
  }
}

function sumUp(stays: ReadonlyMap<string, Float64Array>, pairs: ReadonlyMap<string, Float64Array>): number {
  let offers = 0;
  for (const [set, counts] of stays) {
    for (const airport of set.split(' ')) {
      const flown = pairs.get(airport);
      if (flown === undefined) continue;
      for (let cell = 0; cell < cells; cell += 1) {
        offers += (counts[cell] as number) * (flown[cell] as number);
      }
    }
  }
  return offers;
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
