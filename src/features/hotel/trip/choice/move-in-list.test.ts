import { expect, test } from 'vitest';
import { moveInList } from './move-in-list.ts';

test('arrows move by one option and stop at both ends', () => {
  expect(moveInList('ArrowDown', 0, 3)).toBe(1);
  expect(moveInList('ArrowDown', 2, 3)).toBe(2);
  expect(moveInList('ArrowUp', 2, 3)).toBe(1);
  expect(moveInList('ArrowUp', 0, 3)).toBe(0);
});

test('Home and End lead to the first and the last option, other keys nowhere', () => {
  expect(moveInList('Home', 2, 3)).toBe(0);
  expect(moveInList('End', 0, 3)).toBe(2);
  expect(moveInList('Tab', 0, 3)).toBeNull();
  expect(moveInList('Enter', 0, 3)).toBeNull();
});
