import { expect, it } from 'vitest';
import type { Board } from '../../domain/search/board.ts';
import {
  type FlightFacts,
  HORIZON_DAYS,
  type PlanNights,
  type RatePlanFacts,
} from '../../domain/search/supply-facts.ts';
import { type Day, requireDay } from '../../domain/time/calendar-day.ts';
import { buildFlights } from './flights/build-flights.ts';
import { examplePlaces } from './flights/example-places.ts';
import { buildHotels } from './hotels/build-hotels.server.ts';
import { buildNights } from './rates/build-nights.ts';
import { buildRatePlans } from './rates/build-rate-plans.ts';

const today = requireDay('2026-11-21');
const seed = 7;
const hotels = [...buildHotels(examplePlaces, 1_500, seed)];
const days = { from: today, to: today + HORIZON_DAYS - 1 };
const flightPlan = { places: examplePlaces, hotelsPerAirport: null, density: 0.2, seed, today, days };
const flightsByDay = Map.groupBy(
  [...buildFlights(flightPlan)].flat().filter(({ cabin, seats }) => cabin === 'economy' && seats >= 2),
  ({ from, to, day }) => `${from} ${to} ${day}`,
);
const flightsOn = (from: string, to: string, day: Day): readonly FlightFacts[] =>
  flightsByDay.get(`${from} ${to} ${day}`) ?? [];
const cheapest = (amounts: readonly number[]): number => Math.min(Number.POSITIVE_INFINITY, ...amounts);

/** What two adults pay for a stay that is open throughout; infinite where they cannot stay. */
function priceStay(plan: RatePlanFacts, nights: PlanNights, checkIn: Day, length: number): number {
  const first = checkIn - nights.from;
  const rates = nights.rates.slice(first, first + length);
  const isOpen =
    nights.states.slice(first, first + length).every((state) => state === 'open') && !rates.includes(0);
  if (!isOpen || nights.closedToArrival[first] || (nights.minStays[first] ?? 0) > length)
    return Number.POSITIVE_INFINITY;
  const percents = plan.earlyBookings
    .filter(({ bookUntil, daysAhead }) => today <= bookUntil && checkIn - today >= daysAhead)
    .filter(({ arrivalFrom, arrivalTo }) => checkIn >= arrivalFrom && checkIn <= arrivalTo)
    .map(({ percent }) => percent);
  const sum = rates.reduce((all, rate) => all + rate, 0);
  return Math.round((sum * plan.rateUnit * 2 * (100 - Math.max(0, ...percents))) / 100);
}

interface Trip {
  readonly to: string;
  readonly category: number;
  readonly boards: readonly Board[];
  /** First of fourteen days of departure. */
  readonly from: string;
  readonly nights: number;
}

/** Median over the hotels of the cheapest package from Frankfurt for two adults, in whole euros. */
function medianPrice({ to, category, boards, from, nights: length }: Trip): number {
  const departures = Array.from({ length: 14 }, (_, index) => requireDay(from) + index);
  const outbounds = departures.flatMap((day) => flightsOn('FRA', to, day));
  const prices = hotels
    .filter(({ airports, card }) => airports.includes(to) && card.category === category)
    .map((hotel) => {
      const plans = buildRatePlans(hotel, today, seed).filter(
        ({ board, roomType }) => boards.includes(board) && roomType !== 'single',
      );
      return cheapest(
        plans.flatMap((plan) => {
          const nights = buildNights(hotel, plan, today, seed);
          return outbounds.map((outbound) => {
            const checkIn = outbound.day + (outbound.isOvernight ? 1 : 0);
            const back = cheapest(flightsOn(to, 'FRA', checkIn + length).map(({ fare }) => fare));
            return priceStay(plan, nights, checkIn, length) + 2 * (outbound.fare + back);
          });
        }),
      );
    })
    .filter(Number.isFinite)
    .sort((one, other) => one - other);
  expect(prices.length).toBeGreaterThan(2);
  return Math.round((prices[prices.length >> 1] ?? 0) / 100);
}

it.each<[string, Trip, number, number]>([
  [
    'a week of August on Mallorca, four stars, half board',
    { to: 'PMI', category: 40, boards: ['half_board'], from: '2027-08-02', nights: 7 },
    1_600,
    2_600,
  ],
  [
    'three nights in Prague in January, three stars',
    { to: 'PRG', category: 30, boards: ['room_only', 'breakfast'], from: '2027-01-10', nights: 3 },
    450,
    700,
  ],
  [
    'a week on the Maldives in February, four stars',
    { to: 'MLE', category: 40, boards: ['half_board', 'all_inclusive'], from: '2027-02-01', nights: 7 },
    3_500,
    7_000,
  ],
  [
    'a last-minute week at Hurghada, four stars, all inclusive',
    { to: 'HRG', category: 40, boards: ['all_inclusive'], from: '2026-11-24', nights: 7 },
    1_100,
    1_700,
  ],
])('%s costs two adults what the trade asks', (_, trip, least, most) => {
  const price = medianPrice(trip);
  expect(price).toBeGreaterThanOrEqual(least);
  expect(price).toBeLessThanOrEqual(most);
});
