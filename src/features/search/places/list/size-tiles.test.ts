import { expect, test } from 'vitest';
import { listLengths } from '../../../../defaults.ts';
import { sizeTiles } from './size-tiles.ts';

/** The higher the id, the worse the rate and the lower the price. */
const listPlaces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, rate: at / count, price: (count - at) * 100 }));

const countSizes = (tiles: readonly { readonly size: string }[]) =>
  Object.fromEntries([...Map.groupBy(tiles, ({ size }) => size)].map(([size, all]) => [size, all.length]));

test('[GALLERY-003] the best price leads, the next best are large, then wide; the rest stand by price', () => {
  const tiles = sizeTiles(listPlaces(listLengths.placesPerPortion), listLengths.placesPerPortion);
  expect(tiles[0]).toMatchObject({ id: 1, size: 'lead' });
  expect(countSizes(tiles)).toEqual({ lead: 1, large: 5, wide: 8, small: 34 });
  expect(tiles.slice(1).map(({ price }) => price)).toEqual(
    tiles
      .slice(1)
      .map(({ price }) => price)
      .toSorted((a, b) => a - b),
  );
});

test('of equally good prices the lower one, then the lower id comes first', () => {
  const equal = [
    { id: 3, rate: 1, price: 200 },
    { id: 2, rate: 1, price: 200 },
    { id: 1, rate: 1, price: 300 },
  ];
  expect(sizeTiles(equal, listLengths.placesPerPortion)[0]?.id).toBe(2);
});

test('a longer mosaic begins with the shorter one', () => {
  const places = listPlaces(200);
  const short = sizeTiles(places, listLengths.placesPerPortion);
  const long = sizeTiles(places, 2 * listLengths.placesPerPortion);
  expect(long.slice(0, listLengths.placesPerPortion)).toEqual(short);
  expect(long).toHaveLength(2 * listLengths.placesPerPortion);
  expect(new Set(long.map(({ id }) => id)).size).toBe(2 * listLengths.placesPerPortion);
});

test('nothing found is an empty mosaic', () => {
  expect(sizeTiles([], listLengths.placesPerPortion)).toEqual([]);
});
