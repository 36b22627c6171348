import { describe, expect, test } from 'vitest';
import type { ShownSeats } from '../choices/offered-extras.ts';
import { buildSeatRows, findNextSeat, listSeatPrices } from './seat-cells.ts';

const seats: ShownSeats = {
  leg: 'outbound',
  rows: 3,
  letters: ['A', 'B', 'C', '', 'D'],
  exitRows: [2],
  free: [
    ['1A', 'a', 1_100],
    ['1C', 'c', 1_100],
    ['1D', 'd', 1_900],
    ['2A', 'exit', 2_900],
    ['3A', 'back', 1_100],
  ],
};
const nobody = () => null;
const adult = { number: 0, kind: 'adult' } as const;
const child = { number: 2, kind: 'child' } as const;
const rowsFor = (traveller: typeof adult | typeof child, holderOf: (id: string) => number | null = nobody) =>
  buildSeatRows(seats, traveller, holderOf);
const openSeats = (rows: ReturnType<typeof rowsFor>) =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.isOpen === true ? [cell.name] : [])));

describe('a seat map', () => {
  test('[EXTRA-007] marks window, middle and aisle seats and leaves a gap for the aisle', () => {
    const [first] = rowsFor(adult);
    expect(first?.cells.map((cell) => cell?.position ?? null)).toEqual([
      'window',
      'middle',
      'aisle',
      null,
      'window',
    ]);
  });

  test('[EXTRA-007] offers every free seat to adults, but no exit row to children', () => {
    expect(openSeats(rowsFor(adult))).toEqual(['1A', '1C', '1D', '2A', '3A']);
    expect(openSeats(rowsFor(child))).toEqual(['1A', '1C', '1D', '3A']);
    expect(rowsFor(adult).map(({ isExit }) => isExit)).toEqual([false, true, false]);
  });

  test('closes a seat chosen for another traveller and leaves the traveller’s own seat open', () => {
    const rows = rowsFor(adult, (id) => (id === 'a' ? 1 : id === 'c' ? 0 : null));
    expect(openSeats(rows)).toEqual(['1C', '1D', '2A', '3A']);
    expect(rows[0]?.cells[0]).toMatchObject({ name: '1A', holder: 1 });
  });

  test.each([
    ['1A', 'ArrowRight', '1C'],
    ['1C', 'ArrowRight', '1D'],
    ['1D', 'ArrowRight', null],
    ['1D', 'ArrowLeft', '1C'],
    ['1A', 'ArrowDown', '2A'],
    ['3A', 'ArrowUp', '2A'],
    ['1C', 'ArrowDown', null],
    ['1A', 'Enter', null],
  ])('moves from %s with %s to %s', (from, key, to) => {
    expect(findNextSeat(rowsFor(adult), from, key)).toBe(to);
  });

  test('skips a row without open seats', () => {
    expect(findNextSeat(rowsFor(child), '1A', 'ArrowDown')).toBe('3A');
  });

  test('lists prices from high to low', () => {
    expect(listSeatPrices(seats)).toEqual([2_900, 1_900, 1_100]);
  });
});
