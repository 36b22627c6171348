import { expect, test } from 'vitest';
import { borrowFloats, withBorrowedFloats } from './borrow-floats.ts';

test('a painting takes over the arrays of the one before, empty', () => {
  const before = withBorrowedFloats(() => borrowFloats(1000).fill(7));
  const after = withBorrowedFloats(() => borrowFloats(2000));
  expect(after.buffer).toBe(before.buffer);
  expect(after).toHaveLength(2000);
  expect(after.every((value) => value === 0)).toBe(true);
});

test('arrays of one painting never share their numbers', () => {
  withBorrowedFloats(() => {
    const [one, other] = [borrowFloats(10), borrowFloats(10)];
    one.fill(1);
    expect(other.every((value) => value === 0)).toBe(true);
  });
});

test('an array that no painting borrowed stays with who asked for it', () => {
  const mine = borrowFloats(10).fill(3);
  withBorrowedFloats(() => borrowFloats(10).fill(9));
  expect([...mine]).toEqual(Array.from({ length: 10 }, () => 3));
});
