import { expect, test } from 'vitest';
import { buildTripRequest, supplyStart } from '../../tests/factories/supply.ts';
import { readCodes } from './codes.ts';
import { compileTrip, type Season } from './compile-trip.ts';
import { FIRST_DAY, LAST_DAY, LegCosts, NO_FLIGHT, shapeRows } from './leg-costs.ts';
import { createOfferIndex } from './offer-index.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };
const days = 5;

interface Flown {
  readonly bound: number;
  /** By day of departure; whoever pays the last arrives on the day after the last. */
  readonly out: readonly number[];
  /** On every day. */
  readonly back: number;
  readonly isLate?: boolean;
}

/** Legs of made-up routes for a week away, with departures on five days; `filled` lists the routes that were looked at. */
function openLegs(routes: readonly Flown[]) {
  const request = buildTripRequest({
    departure: { from: supplyStart, to: supplyStart + days - 1 },
    return: { from: supplyStart, to: supplyStart + 30 },
    nights: { from: 7, to: 7 },
  });
  const { memory } = createOfferIndex({ capacity, firstDay: supplyStart });
  const trip = compileTrip(memory, readCodes(memory), request);
  const shape = shapeRows(trip, trip.seasons[0] as Season);
  const filled: number[] = [];
  const legs = new LegCosts(
    {
      trip,
      shape,
      mayArriveLate: (route) => routes[route]?.isLate === true,
      fill(route, rows, at) {
        filled.push(route);
        const { out, back } = routes[route] as Flown;
        rows[at + FIRST_DAY] = shape.start;
        rows[at + LAST_DAY] = shape.late;
        out.forEach((cost, day) => {
          rows[at + shape.out + day] = cost;
          rows[at + shape.back + day] = back;
        });
        rows.fill(Math.min(...out), at + shape.lows, at + shape.lows + trip.words);
        rows[at + shape.lows + trip.words] = back;
        return true;
      },
    },
    {
      ids: routes.map((_, route) => route),
      bounds: routes.map(({ bound }) => bound),
    },
  );
  const pair = () => legs.pair(7).slice(shape.start, shape.late + 1);
  return { legs, pair, filled, shape };
}

const every = (cost: number, late = NO_FLIGHT) => [cost, cost, cost, cost, cost, late];

test('a route that cannot be cheaper on any day is not looked at', () => {
  const { pair, filled } = openLegs([
    { bound: 10, out: every(10), back: 5 },
    { bound: 16, out: every(1), back: 1 },
  ]);
  expect(pair()).toEqual(every(15));
  expect(filled).toEqual([0]);
});

test('a route that may cost just as much is looked at, and named beside the other', () => {
  const { legs, pair, filled, shape } = openLegs([
    { bound: 10, out: every(10), back: 5 },
    { bound: 15, out: every(9), back: 6 },
  ]);
  expect(pair()).toEqual(every(15));
  expect(filled).toEqual([0, 1]);
  expect(legs.routesAt(shape.start, 7, 15)).toEqual([0, 1]);
});

test('a route is looked at for one day on which nothing flies', () => {
  const { pair, filled } = openLegs([
    { bound: 10, out: [10, 10, NO_FLIGHT, 10, 10, NO_FLIGHT], back: 5 },
    { bound: 500, out: every(600), back: 5 },
  ]);
  expect(pair()).toEqual([15, 15, 605, 15, 15, NO_FLIGHT]);
  expect(filled).toEqual([0, 1]);
});

test('what is known of a route bounds longer stays better than its bound does', () => {
  const { legs, pair, shape } = openLegs([
    { bound: 10, out: every(10), back: 5 },
    { bound: 16, out: every(30), back: 1 },
  ]);
  const leastOnFirstDay = () => legs.leastByWord()[shape.start >> 5];
  expect(leastOnFirstDay()).toBe(10);
  pair();
  expect(leastOnFirstDay()).toBe(15);
});

test('for the day after the last departure only a route is looked at whose flights may arrive then', () => {
  const { pair, filled } = openLegs([
    { bound: 10, out: every(10), back: 5 },
    { bound: 500, out: every(600), back: 5 },
    { bound: 600, out: every(700, 700), back: 5, isLate: true },
  ]);
  expect(pair()).toEqual(every(15, 705));
  expect(filled).toEqual([0, 2]);
});
