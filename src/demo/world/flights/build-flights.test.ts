import { expect, it } from 'vitest';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { requireDay, splitDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { findBrokenRule } from '../find-broken-rule.ts';
import { buildFlights, type FlightPlan } from './build-flights.ts';
import { clockOffsets } from './clock-offsets.ts';
import { examplePlaces } from './example-places.ts';

const today = requireDay('2026-11-21');
const plan: FlightPlan = {
  places: examplePlaces,
  hotelsPerAirport: null,
  density: 0.3,
  seed: 7,
  today,
  days: { from: today, to: today + 387 },
};
const routes = [...buildFlights(plan)];
const flights = routes.flat();

const between = (from: string, to: string): FlightFacts[] =>
  flights.filter((flight) => flight.from === from && flight.to === to);
const average = (some: readonly FlightFacts[]): number =>
  some.reduce((sum, { fare }) => sum + fare, 0) / some.length;
const inMonth = (month: number) => (flight: FlightFacts) => splitDay(flight.day).month === month;
const isEconomy = ({ cabin }: FlightFacts): boolean => cabin === 'economy';

const clocks = new Map(
  examplePlaces.airports.map(({ code, timeZone }) => [code, clockOffsets(timeZone, today, 388)]),
);

/** Minutes from departure to arrival by UTC. */
function timeInTheAir({ from, to, day, departure, arrival, isOvernight }: FlightFacts): number {
  const offset = (code: string): number => clocks.get(code)?.[day - today] ?? 0;
  return arrival + (isOvernight ? 1_440 : 0) - departure - offset(to) + offset(from);
}

it('every flight is valid and lies within its days', () => {
  expect(flights.filter((flight) => findBrokenRule({ kind: 'flight', flight }) !== null)).toEqual([]);
  expect(flights.filter(({ day }) => day < today || day > today + 387)).toEqual([]);
  expect(flights.length).toBeGreaterThan(10_000);
});

it('ids are unique among the departures between two airports on a day', () => {
  const keys = new Set(flights.map(({ from, to, day, id }) => `${from} ${to} ${day} ${id}`));
  expect(keys.size).toBe(flights.length);
});

it('the same seed gives the same flights, another one others', () => {
  const firstMonth = { from: today, to: today + 30 };
  const once = [...buildFlights({ ...plan, days: firstMonth })];
  expect([...buildFlights({ ...plan, days: firstMonth })]).toEqual(once);
  expect([...buildFlights({ ...plan, days: firstMonth, seed: 8 })]).not.toEqual(once);
});

it('a route is one list with flights there and back', () => {
  for (const route of routes) {
    const pairs = new Set(route.map(({ from, to }) => [from, to].sort().join()));
    expect(pairs.size).toBe(1);
    expect(new Set(route.map(({ from }) => from)).size).toBe(2);
  }
});

it('no flight departs from a closed airport', () => {
  expect(flights.filter(({ from, to }) => [from, to].some((code) => ['TXL', 'SXF'].includes(code)))).toEqual(
    [],
  );
});

it('every place with hotels is flown to from three German airports, in the smallest world too', () => {
  const small = [...buildFlights({ ...plan, density: 0.001 })].flat();
  const german = new Set(['FRA', 'HAM', 'MUC', 'KSF']);
  for (const code of ['PMI', 'HRG', 'TFS', 'MLE', 'JFK', 'SYD']) {
    const homes = new Set(
      small.filter(({ from, to }) => to === code && german.has(from)).map(({ from }) => from),
    );
    expect([code, homes.size >= 3]).toEqual([code, true]);
  }
});

it('places without hotels are not flown to', () => {
  const some = [...buildFlights({ ...plan, hotelsPerAirport: new Map([['PMI', 5]]) })].flat();
  expect(new Set(some.filter(({ to }) => to !== 'PMI').map(({ from }) => from))).toEqual(new Set(['PMI']));
});

it('the duration of flights follows the distance, in every time zone', () => {
  for (const [from, to, least, most] of [
    ['FRA', 'PMI', 115, 145],
    ['FRA', 'MLE', 590, 660],
    ['JFK', 'FRA', 480, 530],
    ['FRA', 'JFK', 480, 530],
  ] as const) {
    const nonstop = between(from, to).filter(({ stops }) => stops === 0);
    expect(nonstop.length).toBeGreaterThan(20);
    const minutes = nonstop.map(timeInTheAir);
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(most);
  }
});

it('from America one flies back by night; from Egypt and the Canaries some do', () => {
  expect(between('JFK', 'FRA').every(({ isOvernight }) => isOvernight)).toBe(true);
  const fromTheSun = [
    ...between('HRG', 'FRA'),
    ...between('HRG', 'MUC'),
    ...between('TFS', 'FRA'),
    ...between('TFS', 'HAM'),
  ];
  expect(fromTheSun.some(({ isOvernight }) => isOvernight)).toBe(true);
  expect(fromTheSun.some(({ isOvernight }) => !isOvernight)).toBe(true);
});

it('a flight number keeps its time and its weekdays', () => {
  for (const airport of ['PMI', 'HRG']) {
    const numbers = Map.groupBy(between('FRA', airport).filter(isEconomy), ({ id }) => id);
    for (const departures of numbers.values()) {
      expect(new Set(departures.map(({ departure }) => departure)).size).toBe(1);
      expect(new Set(departures.map(({ number }) => number)).size).toBe(1);
      expect(new Set(departures.map(({ day }) => weekdayOf(day))).size).toBeLessThanOrEqual(7);
    }
  }
});

it('fares rise in high season, to the beach in summer and to the winter sun in February', () => {
  const mallorca = between('FRA', 'PMI').filter(isEconomy);
  expect(average(mallorca.filter(inMonth(8)))).toBeGreaterThan(1.25 * average(mallorca.filter(inMonth(3))));
  const tenerife = between('FRA', 'TFS').filter(isEconomy);
  expect(average(tenerife.filter(inMonth(2)))).toBeGreaterThan(1.2 * average(tenerife.filter(inMonth(6))));
});

it('seats of tour operators are sold off shortly before departure, those of airlines become dear', () => {
  const sameDays = { from: today, to: today + 2 };
  const late = [...buildFlights({ ...plan, days: sameDays })].flat();
  const early = [...buildFlights({ ...plan, today: today - 100, days: sameDays })].flat();
  const charterCodes = ['H0', 'K0', 'L0', 'U0'];
  const isCharter = ({ airline }: FlightFacts): boolean => charterCodes.includes(airline);
  expect(average(late.filter(isCharter))).toBeLessThan(average(early.filter(isCharter)));
  expect(average(late.filter((flight) => !isCharter(flight)))).toBeGreaterThan(
    average(early.filter((flight) => !isCharter(flight))),
  );
});

it('business class costs a multiple, is never sold by charter or low-cost airlines, and takes bags along', () => {
  const business = flights.filter(({ cabin }) => cabin === 'business');
  expect(business.length).toBeGreaterThan(500);
  expect(business.every(({ airline }) => airline.startsWith('0'))).toBe(true);
  expect(business.every(({ baggage }) => baggage === 'checked')).toBe(true);
  const economy = new Map(
    flights
      .filter(isEconomy)
      .map((flight) => [`${flight.from}${flight.to}${flight.day} ${flight.id}`, flight.fare]),
  );
  const factors = business.map(
    ({ from, to, day, id, fare }) => fare / (economy.get(`${from}${to}${day} ${id - 1}`) ?? Number.NaN),
  );
  expect(Math.min(...factors)).toBeGreaterThan(2.5);
  expect(Math.max(...factors)).toBeLessThan(4);
});

it('low fares have no checked bags, others have', () => {
  const isLowCost = ({ airline }: FlightFacts): boolean => ['W0', 'X0', 'F0'].includes(airline);
  expect(flights.filter(isLowCost).some(({ baggage }) => baggage === 'checked')).toBe(false);
  expect(flights.filter((flight) => !isLowCost(flight)).every(({ baggage }) => baggage === 'checked')).toBe(
    true,
  );
});

it('a few flights are sold out', () => {
  const soldOut = flights.filter(({ seats }) => seats === 0).length / flights.length;
  expect(soldOut).toBeGreaterThan(0.02);
  expect(soldOut).toBeLessThan(0.05);
});

it('a day far ahead is the same whether it is generated alone, with others, or from another day on', () => {
  const day = today + 380;
  const alone = [...buildFlights({ ...plan, today: today + 3, days: { from: day, to: day } })].flat();
  expect(alone).toEqual(flights.filter((flight) => flight.day === day));
});
