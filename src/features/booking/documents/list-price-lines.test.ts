import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { listPriceLines } from './list-price-lines.ts';

const order = buildOrder();
const listed = async (earlyBooking?: number, language: (typeof LANGUAGES)[number] = 'en') => {
  const price = { ...order.price, ...(earlyBooking !== undefined && { earlyBooking }) };
  return listPriceLines({ ...order, price }, await loadTexts(language));
};

test('documents begin with the price without early booking and take it off in a line of its own, in every language', async () => {
  const plain = await listed();
  const [first, ...rest] = plain.lines;
  const early = await listed(4_321);
  expect(early.total).toBe(plain.total);
  expect(early.lines).toEqual([
    [first?.[0], (first?.[1] ?? 0) + 4_321],
    ['Early booking discount', -4_321],
    ...rest,
  ]);
  const words = await Promise.all(LANGUAGES.map(async (each) => (await listed(1, each)).lines[1]?.[0]));
  expect(new Set(words).size).toBe(LANGUAGES.length);
});

test('documents say nothing of early booking where it takes nothing off', async () => {
  expect((await listed()).lines.map(([words]) => words)).not.toContain('Early booking discount');
});
