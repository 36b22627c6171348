import { expect, it } from 'vitest';
import { chooseRoutes } from './choose-routes.ts';
import { examplePlaces } from './example-places.ts';
import { planServices, type Service } from './plan-services.ts';

const routes = chooseRoutes(examplePlaces, null, 1, 7);
const servicesOf = (home: string, away: string): readonly Service[] =>
  Array.from({ length: 60 }, (_, seed) => seed).flatMap((seed) =>
    routes
      .filter((route) => route.home.code === home && route.away.code === away)
      .flatMap((route) => planServices(route, 1, seed)),
  );
const operationsOf = (home: string, away: string) =>
  new Set(servicesOf(home, away).map(({ operation }) => operation));
const weeklyFlights = (services: readonly Service[]): number =>
  services.reduce((sum, { weekdays }) => sum + weekdays.toString(2).replaceAll('0', '').length, 0);

it('every route is flown at least once a week and by twelve numbers at most', () => {
  for (const route of routes) {
    const services = planServices(route, 0.001, 7);
    expect(services.length).toBeGreaterThan(0);
    expect(planServices(route, 1, 7).length).toBeLessThanOrEqual(12);
    expect(services.every(({ weekdays }) => weekdays > 0 && weekdays < 128)).toBe(true);
  }
});

it('busy routes are flown more often', () => {
  expect(weeklyFlights(servicesOf('FRA', 'PMI'))).toBeGreaterThan(
    2 * weeklyFlights(servicesOf('KSF', 'PMI')),
  );
});

it('only tour operators fly to the beach from airfields', () => {
  expect(operationsOf('KSF', 'PMI')).toEqual(new Set(['charter']));
});

it('cities far away are reached nonstop from a hub and with a stop from elsewhere', () => {
  expect(operationsOf('FRA', 'JFK')).toEqual(new Set(['nonstop', 'connection']));
  expect(operationsOf('KSF', 'JFK')).toEqual(new Set(['connection']));
});

it('low fares end where the range of their aircraft does', () => {
  expect(operationsOf('FRA', 'PMI')).toContain('low_cost');
  expect(operationsOf('FRA', 'MLE')).not.toContain('low_cost');
});

it('a connection takes longer than a direct flight, and a few take a night', () => {
  const [nonstop, connections] = [false, true].map((isStopping) =>
    servicesOf('FRA', 'JFK').filter(({ stops }) => stops > 0 === isStopping),
  );
  const longestNonstop = Math.max(...(nonstop ?? []).map(({ duration }) => duration));
  const durations = (connections ?? []).map(({ duration }) => duration);
  expect(Math.min(...durations)).toBeGreaterThan(longestNonstop);
  expect(durations.filter((duration) => duration > longestNonstop + 480).length).toBeGreaterThan(0);
});
