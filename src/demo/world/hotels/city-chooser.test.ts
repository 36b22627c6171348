import { expect, it } from 'vitest';
import { createCityChooser } from './city-chooser.ts';
import { smallPlaces } from './small-places.ts';

it('gives the heaviest region the first hotel', () => {
  const mallorca = smallPlaces.cities[0]?.regionId;
  expect(createCityChooser(smallPlaces.cities, 5)(0).regionId).toBe(mallorca);
});

it('gives a hotel of a number the same city each time', () => {
  const [once, again] = [createCityChooser(smallPlaces.cities, 5), createCityChooser(smallPlaces.cities, 5)];
  const numbers = [0, 1, 99, 49_999, 999_999];
  expect(numbers.map(once)).toEqual(numbers.map(again));
});

it('throws without a city', () => {
  expect(() => createCityChooser([], 5)(0)).toThrow(RangeError);
});
