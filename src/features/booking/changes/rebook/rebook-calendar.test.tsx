import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { RebookCalendar } from './rebook-calendar.tsx';

const calendar = {
  month: '2027-03',
  previousPath: null,
  nextPath: null,
  currency: 'EUR',
  days: [
    { day: '2027-03-09', room: '', board: 'breakfast', difference: 100, path: '/later', isChosen: false },
  ],
} as const;
const read = async (bookedDay: string) =>
  readWords(await renderInShop(<RebookCalendar {...calendar} bookedDay={bookedDay} />));

test('the booked day is marked, also where the trip is no longer sold', async () => {
  expect(await read('2027-03-02')).toMatch(/ 2\s+booked 3 /);
});

test('a day that is sold shows its price, and no other day is marked', async () => {
  const words = await read('2027-04-06');
  expect(words).not.toContain('booked');
  expect(words).toContain('9 March 2027');
});
