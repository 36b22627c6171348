import { expect, test } from 'vitest';
import { climateStations } from '../../../trip-search/catalogue/climate-stations.ts';
import { findClimate } from '../../../trip-search/catalogue/find-climate.ts';
import { listDemoStations } from './list-demo-stations.ts';
import { readPlaces } from './read-places.server.ts';

const places = readPlaces();
const stations = listDemoStations(places);
const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`);

test('every city of the demo world has the weather of a station', () => {
  const all = [...climateStations, ...stations];
  const without = places.cities
    .filter(({ destination }) => months.some((month) => findClimate(all, destination, month) === null))
    .map(({ destination }) => destination.name.en);
  expect(without).toEqual([]);
});

test('invented stations say so by their names, and leave measured ones their places', () => {
  for (const station of stations) {
    expect(station.name).toMatch(/^Demo: /);
    expect([12, undefined]).toContain(station.sea?.length);
    expect(station.air).toHaveLength(12);
    const place = { ...station, ...(station.isInMountains && { holidayKind: 'mountains' as const }) };
    expect(findClimate(climateStations, place, '2027-05')).toBeNull();
  }
});

test('only beaches of the demo world have a temperature of the sea', () => {
  const kindOf = new Map(
    places.cities.map(({ destination, kind }) => [`Demo: ${destination.name.en}`, kind]),
  );
  const bySea = stations.filter(({ sea }) => sea !== undefined);
  expect(bySea.length).toBeGreaterThan(0);
  expect(new Set(bySea.map(({ name }) => kindOf.get(name)))).toEqual(new Set(['beach']));
});

test('months follow the seasons of their hemisphere, and the sea those of the air', () => {
  for (const { name, latitude, air, sea } of stations) {
    if (Math.abs(latitude) < 30) continue;
    const [winter, summer] = latitude > 0 ? [0, 6] : [6, 0];
    expect(air[summer], name).toBeGreaterThan((air[winter] ?? 0) + 4);
    if (sea !== undefined) expect(sea[summer], name).toBeGreaterThan(sea[winter] ?? 0);
  }
});
