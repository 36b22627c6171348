import { expect, test } from 'vitest';
import { requireDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { priceChildren } from './price-children.ts';

const day = requireDay('2027-05-01');
const born = (age: number) => requireDay(`${2027 - age}-01-15`);
const party = (...ages: number[]): Party => ({ adults: 2, childrenBorn: ages.map(born) });

/** By the number of children. */
const pricesOf =
  (...totals: (number | null)[]) =>
  async (asked: Party) =>
    totals[asked.childrenBorn.length] ?? null;

test('each child costs what the trip costs more with it, from the oldest on', async () => {
  expect(await priceChildren(party(4, 13, 9), day, pricesOf(100_000, 130_000, 150_000, 150_000))).toEqual({
    adults: { count: 2, amount: 100_000 },
    children: [
      { age: 13, amount: 30_000 },
      { age: 9, amount: 20_000 },
      { age: 4, amount: 0 },
    ],
  });
});

test.each([
  ['no child travels', party(), pricesOf(100_000)],
  ['the adults alone are not sold the trip', party(4), pricesOf(null, 120_000)],
  ['a smaller party is not sold it', party(4, 9), pricesOf(100_000, null, 120_000)],
  ['a child makes it cheaper', party(4), pricesOf(100_000, 99_999)],
])('nothing is said where %s', async (_why, travellers, price) => {
  expect(await priceChildren(travellers, day, price)).toBeNull();
});
