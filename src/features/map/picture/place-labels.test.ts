import { expect, test } from 'vitest';
import { boxesAround, isFree, moveInside } from './place-labels.ts';

const picture = { width: 100, height: 100 };
const box = (x: number, y: number) => ({ x, y, width: 20, height: 10 });

test.each([
  ['with room to the next', box(46, 40), true],
  ['too close to the next', box(45, 40), false],
  ['at the edge', box(6, 6), true],
  ['past the edge', box(5, 6), false],
])('a label %s is free: %s', (_where, label, expected) => {
  expect(isFree(label, [box(20, 40)], picture)).toBe(expected);
});

test('a label goes below its point first, and never across it', () => {
  const around = boxesAround({ x: 50, y: 50 }, { width: 20, height: 10 }, 8);
  expect(around).toEqual([box(40, 58), box(40, 32), box(58, 45), box(22, 45)]);
});

test('a label that reaches past an edge is moved inside', () => {
  expect(moveInside(box(95, -40), picture)).toEqual(box(74, 6));
});
