import { expect, it } from 'vitest';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { buildExampleHotel } from './example-hotel.ts';
import { priceNight } from './price-night.ts';

const flexible = { roomId: 1, board: 'breakfast', terms: buildExampleTerms(7) } as const;
const hotel = buildExampleHotel();
const price = (different: Partial<typeof flexible> | object, of = hotel): number =>
  priceNight(of, { ...flexible, ...different }, 7);

it('every board costs more than the one before it', () => {
  const prices = (['room_only', 'breakfast', 'half_board', 'full_board', 'all_inclusive'] as const).map(
    (board) => price({ board }),
  );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(new Set(prices).size).toBe(5);
});

it('every room costs more than the one listed before it', () => {
  const prices = hotel.rooms.map(({ id }) => price({ roomId: id }));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(new Set(prices).size).toBe(4);
});

it('a rate without free cancellation is lower', () => {
  expect(price({ terms: buildExampleTerms(null) })).toBeLessThan(price({}));
});

it('stars, rating and country make the price', () => {
  expect(price({}, buildExampleHotel({ card: { category: 45 } }))).toBeGreaterThan(price({}));
  expect(price({}, buildExampleHotel({ card: { rating: 56 } }))).toBeGreaterThan(price({}));
  expect(price({}, buildExampleHotel({ countryCode: 'CH' }))).toBeGreaterThan(price({}));
  expect(price({}, buildExampleHotel({ countryCode: 'TR' }))).toBeLessThan(price({}));
});

it('a room that the hotel does not have has no price', () => {
  expect(() => price({ roomId: 9 })).toThrow(RangeError);
});
