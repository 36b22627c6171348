import { expect, it } from 'vitest';
import { readPlaces } from './read-places.server.ts';
import { settingOfPlace } from './surroundings.ts';
import { flatRegions, townsBySetting } from './surroundings-table.ts';

const places = readPlaces();
const byId = new Map(places.destinations.map((place) => [place.id, place]));
const outlines = places.cities.map((city) => ({
  countryCode: city.destination.countryCode,
  name: city.destination.name.en ?? '',
  region: byId.get(city.regionId)?.name.en ?? '',
  kind: city.kind,
}));

it('names every town of the demo that is no beach resort exactly once, and no other', () => {
  const towns = townsBySetting.flatMap(([, names]) => names);
  const demo = outlines.filter(({ kind }) => kind !== 'beach');
  expect(towns.toSorted()).toEqual(demo.map(({ countryCode, name }) => `${countryCode} ${name}`).toSorted());
});

it('names as flat coasts only regions of the demo', () => {
  const regions = new Set(outlines.map(({ region }) => region));
  expect([...flatRegions].filter((region) => !regions.has(region))).toEqual([]);
});

it('puts every beach resort by the sea', () => {
  const beaches = outlines.filter(({ kind }) => kind === 'beach');
  expect(new Set(beaches.map(settingOfPlace))).toEqual(new Set(['seaside', 'flatcoast']));
});
