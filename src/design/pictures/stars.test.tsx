import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Stars } from './stars.tsx';
import { Suns } from './suns.tsx';

function render(category: number | null): string {
  return renderToStaticMarkup(<Stars category={category} label={(shown) => `${shown} stars`} />);
}

describe('stars', () => {
  test.each([
    [1, 1],
    [3.5, 4],
    [5, 5],
    [7, 5],
    [0.5, 1],
  ])('[PRICE-017] category %s shows %i stars', (category, count) => {
    expect(render(category).match(/<svg/g)).toHaveLength(count);
  });

  test.each([0, -1, null])('[PRICE-018] category %s shows nothing', (category) => {
    expect(render(category)).toBe('');
  });

  test('says the number in words', () => {
    expect(render(3.5)).toContain('role="img" aria-label="3.5 stars"');
  });
});

describe('suns', () => {
  test.each([
    [0, 6],
    [2.5, 3],
    [6, 0],
    [9, 0],
    [-1, 6],
  ])('rating %s of 6 leaves %i suns empty', (rating, empty) => {
    const markup = renderToStaticMarkup(<Suns rating={rating} label={`${rating} of 6`} />);
    expect(markup.match(/<svg/g)).toHaveLength(6);
    expect(markup.match(/d=""/g) ?? []).toHaveLength(empty);
  });
});
