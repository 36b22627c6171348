import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { openUsualPrices, type UsualPriceBook } from './open-usual-prices.server.ts';
import { createUsualPriceStore } from './usual-price-store.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
const books: UsualPriceBook[] = [];
afterEach(async () => {
  await Promise.all(books.splice(0).map((book) => book.close()));
  await database.pool.query('delete from usual_price');
});
afterAll(() => database.drop());

/** A process whose measurements are one more each time. */
function openBook(clock: { day: string }, currency = 'EUR') {
  const measured: string[] = [];
  const book = openUsualPrices({
    store: createUsualPriceStore(database.db, currency),
    listHomeCountries: () => ['DE', 'AT', 'DE'],
    measure: async (homeCountry, today) => {
      measured.push(homeCountry);
      const night = 1_000 * measured.length + (today % 10);
      return [{ regionId: 7, month: 5, flights: 20_000, night }];
    },
    runAlone: (work) => work(),
    clock: { now: () => new Date(`${clock.day}T10:00:00Z`) },
    report: (error) => {
      throw error;
    },
  });
  books.push(book);
  return { book, measured };
}

const on = requireDay;

test('what nobody has measured is measured for today, and then for each next day once', async () => {
  const clock = { day: '2027-03-01' };
  const { book, measured } = openBook(clock);
  expect(book.find('DE', on('2027-03-01'))).toBeNull();
  await book.refresh();
  expect(measured).toEqual(['DE', 'AT']);
  const first = book.find('DE', on('2027-03-01'));
  expect(first?.find(7, 5)).toMatchObject({ flights: 20_000 });
  expect([first?.find(7, 6), first?.find(8, 5), book.find('CH', on('2027-03-01'))]).toEqual([
    null,
    null,
    null,
  ]);
  await book.refresh();
  await book.refresh();
  expect(measured).toEqual(['DE', 'AT', 'DE', 'AT']);
  expect(book.find('DE', on('2027-03-01'))).toBe(first);
  expect(book.find('DE', on('2027-03-02'))?.find(7, 5)).not.toEqual(first?.find(7, 5));
});

test('every process knows tomorrow before it begins, and all change at once', async () => {
  const clock = { day: '2027-03-01' };
  const one = openBook(clock);
  const other = openBook(clock);
  await one.book.refresh();
  await one.book.refresh();
  await other.book.refresh();
  expect(other.measured).toEqual([]);
  for (const day of ['2027-03-01', '2027-03-02', '2027-03-09'].map(on)) {
    expect(other.book.find('DE', day)?.find(7, 5)).toEqual(one.book.find('DE', day)?.find(7, 5));
  }
});

test('a day that nobody has measured has the prices of the last one, and what counts no longer goes', async () => {
  const clock = { day: '2027-03-01' };
  const { book } = openBook(clock);
  await book.refresh();
  clock.day = '2027-03-09';
  await book.refresh();
  const days = async () =>
    (await database.pool.query('select distinct day from usual_price order by 1')).rows.map(({ day }) => day);
  expect(await days()).toEqual(['2027-03-01', '2027-03-10']);
  clock.day = '2027-03-10';
  await book.refresh();
  expect(await days()).toEqual(['2027-03-10', '2027-03-11']);
});

test('a start measures only where nothing counts, and leaves tomorrow for later', async () => {
  const clock = { day: '2027-03-01' };
  const first = openBook(clock);
  await first.book.open();
  expect(first.measured).toEqual(['DE', 'AT']);
  const later = openBook(clock);
  await later.book.open();
  expect(later.measured).toEqual([]);
  expect(later.book.find('AT', on('2027-03-01'))?.find(7, 5)).not.toBeNull();
});

test('an end waits for no country that has not begun', async () => {
  const { book, measured } = openBook({ day: '2027-03-01' });
  const refreshed = book.refresh();
  await book.close();
  await refreshed;
  expect(measured.length).toBeLessThan(2);
});

test('prices of another currency are nobody’s', async () => {
  const clock = { day: '2027-03-01' };
  await openBook(clock, 'CHF').book.refresh();
  const euro = openBook(clock);
  await euro.book.refresh();
  expect(euro.measured).toEqual(['DE', 'AT']);
});
