import { afterEach, expect, test } from 'vitest';
import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { RatesAnswer } from '../../ports/exchange-rates/exchange-rates-port.ts';
import { openRateBook, type RateBook } from './rate-book.server.ts';

const friday: ExchangeRates = { day: '2026-11-27', base: 'EUR', rates: { CHF: '0.9342' } };
const monday: ExchangeRates = { day: '2026-11-30', base: 'EUR', rates: { CHF: '0.93' } };

const opened: RateBook[] = [];
afterEach(() => Promise.all(opened.splice(0).map((book) => book.close())));

/** A book on a source that the test speaks for, on the day of `friday`. */
async function open(first: RatesAnswer) {
  const source = { answer: first };
  const kept: ExchangeRates[] = [];
  const reported: string[] = [];
  const clock = settableClock('2026-11-27T17:00:00Z');
  const book = await openRateBook({
    bought: 'EUR',
    listCharged: () => ['CHF', 'EUR', 'GBP'],
    margins: new Map([['CHF', 100]]),
    source: { source: 'bank', read: async () => source.answer },
    store: {
      async keep(_source, rates) {
        if (!kept.some(({ day }) => day === rates.day)) kept.push(rates);
      },
      listNewest: async () => kept.toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    },
    clock,
    report: (error) => reported.push((error as Error).message),
  });
  opened.push(book);
  return { book, source, clock, reported };
}

test('the rate of the newest day and the margin of the currency make what a market buys at', async () => {
  const { book, source, clock } = await open({ outcome: 'read', rates: friday });
  expect(book.find('CHF', true)).toEqual({ currency: 'EUR', rate: '0.943542', day: '2026-11-27' });
  clock.set('2026-11-30T17:00:00Z');
  source.answer = { outcome: 'read', rates: monday };
  await book.refresh();
  expect(book.find('CHF', true)).toEqual({ currency: 'EUR', rate: '0.9393', day: '2026-11-30' });
});

test('what is bought in the charged currency needs no rate', async () => {
  const { book } = await open({ outcome: 'unknown', reason: 'no-answer' });
  expect(book.find('EUR', true)).toEqual({ currency: 'EUR', rate: '1' });
  expect(book.find('CHF', false)).toBeNull();
});

test('a source that does not answer is reported, and the rates of before go on to count', async () => {
  const { book, source, reported } = await open({ outcome: 'read', rates: friday });
  source.answer = { outcome: 'unknown', reason: 'unreadable' };
  await expect(book.refresh()).rejects.toThrow(
    "The rates of exchange of 'bank' could not be read: unreadable",
  );
  expect(book.find('CHF', true)).not.toBeNull();
  expect(reported).toEqual([]);
});

test.each([
  ['2026-12-02T12:00:00Z', false, true],
  ['2026-12-03T12:00:00Z', true, true],
  ['2026-12-07T12:00:00Z', true, true],
  ['2026-12-08T12:00:00Z', true, false],
])('at %s rates of 27 November are a warning: %s, and are sold at: %s', async (now, isWarned, isSold) => {
  const { book, clock } = await open({ outcome: 'read', rates: friday });
  clock.set(now);
  const refreshed = expect(book.refresh());
  if (isWarned) await refreshed.rejects.toThrow("of 'bank' are old: CHF of 2026-11-27");
  else await refreshed.resolves.toBeUndefined();
  expect(book.find('CHF', true) !== null).toBe(isSold);
  expect(book.find('CHF', false)).not.toBeNull();
});

test('a currency that is missing on the newest day is sold at its last rate until that is too old, and is named', async () => {
  const both = { ...friday, rates: { CHF: '0.9342', GBP: '0.87' } };
  const { book, source, clock } = await open({ outcome: 'read', rates: both });
  clock.set('2026-12-07T17:00:00Z');
  source.answer = { outcome: 'read', rates: { day: '2026-12-07', base: 'EUR', rates: { GBP: '0.88' } } };
  await expect(book.refresh()).rejects.toThrow(/'bank' are old: CHF of 2026-11-27$/);
  expect(book.find('GBP', true)).toEqual({ currency: 'EUR', rate: '0.88', day: '2026-12-07' });
  expect(book.find('CHF', true)).toEqual({ currency: 'EUR', rate: '0.943542', day: '2026-11-27' });
  clock.set('2026-12-08T17:00:00Z');
  expect(book.find('CHF', true)).toBeNull();
  // A restart refuses nobody.
  expect(book.find('CHF', false)).not.toBeNull();
  expect(book.find('GBP', true)).not.toBeNull();
});

test('two currencies are crossed within one reading, by its own base', async () => {
  const { book, source, clock } = await open({ outcome: 'read', rates: friday });
  clock.set('2026-11-30T17:00:00Z');
  source.answer = { outcome: 'read', rates: { day: '2026-11-30', base: 'GBP', rates: { CHF: '1.07' } } };
  await book.refresh();
  expect(book.find('CHF', true)).toEqual({ currency: 'EUR', rate: '0.943542', day: '2026-11-27' });
  source.answer = {
    outcome: 'read',
    rates: { day: '2026-11-29', base: 'CHF', rates: { EUR: '1.0704', GBP: '0.93' } },
  };
  await book.refresh();
  expect(book.find('CHF', true)).toEqual({ currency: 'EUR', rate: '0.943572496263', day: '2026-11-29' });
  expect(book.find('GBP', true)).toEqual({ currency: 'EUR', rate: '0.868834080717', day: '2026-11-29' });
});

test('rates of a day to come are reported and not used', async () => {
  const { book, source, clock } = await open({ outcome: 'read', rates: friday });
  source.answer = { outcome: 'read', rates: { ...monday, day: '2026-11-28' } };
  await expect(book.refresh()).rejects.toThrow('are of a day to come');
  expect(book.day()).toBe('2026-11-27');
  clock.set('2026-11-28T00:30:00+01:00');
  await book.refresh();
  expect(book.day()).toBe('2026-11-28');
});
