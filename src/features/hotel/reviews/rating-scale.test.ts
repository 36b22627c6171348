import { expect, test } from 'vitest';
import { describeRating, scaleOfRating } from './rating-scale.ts';

test('[HOTEL-018] the default type, stars, has a scale of 5', () => {
  expect(scaleOfRating('category')).toBe(5);
  expect(describeRating(4.5)).toEqual({ type: 'category', value: 4.5, of: 5 });
});

test('[HOTEL-016] [HOTEL-019] [REVIEW-012] reviews have a scale of 6', () => {
  expect(describeRating(5.2, 'reviews')).toEqual({ type: 'reviews', value: 5.2, of: 6 });
});

test('[HOTEL-042] an unknown rating type is an error that is swallowed', () => {
  expect(() => scaleOfRating('smileys')).toThrow("Ratings of type 'smileys' have no scale");
  expect(() => scaleOfRating('toString')).toThrow();
  expect(describeRating(3, 'smileys')).toBeNull();
});

test('what lies above the scale is its end', () => {
  expect(describeRating(6, 'reviews')?.value).toBe(6);
  expect(describeRating(6.1, 'reviews')?.value).toBe(6);
});

test.each([0, -1, Number.NaN, null, undefined])(
  '[PRICE-018] [PRICE-019] a rating of %s is not shown',
  (value) => {
    expect(describeRating(value)).toBeNull();
  },
);
