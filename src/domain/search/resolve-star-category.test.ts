import { describe, expect, it } from 'vitest';
import { resolveStarCategory } from './resolve-star-category.ts';

describe('resolveStarCategory', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [3, 3],
    [4.5, 4.5],
    [5, 5],
    [5.5, 5],
    [6, 5],
    [100, 5],
  ])('[PRICE-017] clamps %d to %d stars', (category, stars) => {
    expect(resolveStarCategory(category)).toBe(stars);
  });

  it.each([0, -0])('[PRICE-018] hides the category %d', (category) => {
    expect(resolveStarCategory(category)).toBeNull();
  });

  it.each([null, undefined, -1, -0.1, Number.NaN, Number.POSITIVE_INFINITY])(
    '[PRICE-019] hides the category %s',
    (category) => {
      expect(resolveStarCategory(category)).toBeNull();
    },
  );
});
