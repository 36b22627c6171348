import { expect, test } from 'vitest';
import { clipLine, clipRing } from './clip-shapes.ts';

const size = { width: 100, height: 100 };
const at = (x: number, y: number) => ({ x, y });
const square = (from: number, to: number) => [at(from, from), at(to, from), at(to, to), at(from, to)];

test('a ring inside a picture stays as it is', () => {
  expect(clipRing(square(10, 90), size)).toEqual(square(10, 90));
});

test('land around a picture becomes one square that reaches past its edges', () => {
  const shown = clipRing(square(-1_000, 1_000), size);
  expect(shown).toHaveLength(4);
  expect(shown).toEqual(expect.arrayContaining(square(-24, 124)));
});

test.each([
  ['elsewhere', square(200, 300)],
  ['without an area', [at(0, 0), at(50, 50), at(100, 100)]],
])('a ring %s is left out', (_where, ring) => {
  expect(clipRing(ring, size)).toBeNull();
});

test('a line is shown where it crosses a picture, in as many parts', () => {
  const line = [at(-200, 50), at(50, 50), at(200, 50), at(300, 300), at(200, 60), at(50, 60)];
  expect(clipLine(line, size)).toEqual([
    [at(-200, 50), at(50, 50), at(200, 50)],
    [at(200, 60), at(50, 60)],
  ]);
});
