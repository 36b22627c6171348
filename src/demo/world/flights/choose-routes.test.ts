import { expect, it } from 'vitest';
import { chooseRoutes } from './choose-routes.ts';
import { examplePlaces } from './example-places.ts';

const routes = chooseRoutes(examplePlaces, null, 1, 7);
const between = (home: string, away: string) =>
  routes.find((route) => route.home.code === home && route.away.code === away);

it('each pair of airports is one route, the busiest first', () => {
  const pairs = routes.map(({ home, away }) => [home.code, away.code].sort().join());
  expect(new Set(pairs).size).toBe(routes.length);
  const strengths = routes.map(({ strength }) => strength);
  expect(strengths).toEqual([...strengths].sort((one, other) => other - one));
  expect(strengths[0]).toBe(1);
});

it('a large airport is busier than a small one on the same way', () => {
  expect(between('FRA', 'PMI')?.strength).toBeGreaterThan(between('KSF', 'PMI')?.strength ?? 1);
});

it('a route knows the season of what lies around its end', () => {
  expect(between('FRA', 'PMI')).toMatchObject({ kind: 'beach', highSeason: [6, 7, 8, 9] });
  expect(between('FRA', 'SYD')).toMatchObject({ kind: 'city', highSeason: [12, 1, 2] });
});

it('no route connects places that are nearer by train', () => {
  const nearby = {
    ...examplePlaces,
    cities: examplePlaces.cities.filter(({ airports }) => airports.includes('PRG')),
  };
  const homes = chooseRoutes(nearby, null, 1, 7).map(({ home }) => home.code);
  expect(homes).toContain('FRA');
  expect(chooseRoutes(nearby, null, 1, 7).every(({ kilometres }) => kilometres >= 250)).toBe(true);
});

it('fewer hotels have fewer routes, but none of them is out of reach', () => {
  const some = chooseRoutes(
    examplePlaces,
    new Map([
      ['PMI', 3],
      ['SYD', 1],
    ]),
    0.0001,
    7,
  );
  expect(new Set(some.map(({ away }) => away.code))).toEqual(new Set(['PMI', 'SYD']));
  expect(some.length).toBeLessThan(routes.length);
});
