import { expect, test } from 'vitest';
import { buildTeaserQuery } from './build-teaser-query.ts';

test('a teaser without place and hotel has no query', () => {
  expect(buildTeaserQuery({ departureFirstMonth: 6 }, 7)).toBeNull();
});

test('[MOD-027] the hotel wins over the place', () => {
  expect(buildTeaserQuery({ destination: 1, hotelId: 2 }, undefined)).toMatchObject({
    destination: null,
    hotelId: 2,
  });
});

test.each([
  [{}, null],
  [{ departureFirstMonth: 12 }, { from: 12, to: 12 }],
  [{ departureLastMonth: 3 }, { from: 3, to: 3 }],
  [
    { departureFirstMonth: 12, departureLastMonth: 3 },
    { from: 12, to: 3 },
  ],
])('[MOD-019] asks for the season %j as %j', (months, season) => {
  expect(buildTeaserQuery({ destination: 1, ...months }, 7)?.departureMonths).toEqual(season);
});
