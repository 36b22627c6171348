import { expect, test } from 'vitest';
import { hotel } from '../../../tests/oracle/small-world.ts';
import { anyHotel } from '../../domain/search/hotel-group.ts';
import { createOfferIndex } from '../offer-index.ts';
import { openHotelRanges } from './hotel-ranges.ts';

const groupOf = (...hotels: number[]) => ({ within: [{ ...anyHotel, hotels }], outside: [] });

function openWorld() {
  const index = createOfferIndex();
  const apply = (id: number, category: number) =>
    index.fill([{ kind: 'hotel', hotel: { ...hotel, id, category } }]);
  for (const id of [101, 102, 103]) apply(id, 40);
  return { ranges: openHotelRanges(index.memory, 2), apply };
}

test('at its limit a group that is asked about again is still remembered, and the one not used the longest is not', () => {
  const { ranges } = openWorld();
  const [one, two] = [ranges.bitsOf(groupOf(101)), ranges.bitsOf(groupOf(102))];
  expect(ranges.bitsOf(groupOf(101))).toBe(one);
  ranges.bitsOf(groupOf(103));
  expect(ranges.bitsOf(groupOf(101))).toBe(one);
  expect(ranges.bitsOf(groupOf(102))).not.toBe(two);
});

test('a question about one hotel takes no place of a group', () => {
  const { ranges } = openWorld();
  const [one, two] = [ranges.bitsOf(groupOf(101)), ranges.bitsOf(groupOf(102))];
  expect([0, 1, 2].map((row) => ranges.has(groupOf(102, 103), row))).toEqual([false, true, true]);
  expect([0, 1, 2].map((row) => ranges.has(groupOf(102), row))).toEqual([false, true, false]);
  expect(ranges.bitsOf(groupOf(101))).toBe(one);
  expect(ranges.bitsOf(groupOf(102))).toBe(two);
});

test('nothing is remembered when the facts of a hotel have changed', () => {
  const { ranges, apply } = openWorld();
  const stars = { within: [{ ...anyHotel, stars: { from: 50, to: 50 } }], outside: [] };
  expect([ranges.bitsOf(stars)[0], ranges.has(stars, 1)]).toEqual([0, false]);
  apply(102, 50);
  expect([ranges.has(stars, 1), ranges.bitsOf(stars)[0]]).toEqual([true, 2]);
});
