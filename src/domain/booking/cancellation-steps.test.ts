import { expect, test } from 'vitest';
import { buildExampleTerms } from '../search/example-terms.ts';
import type { TariffTerms, TermsFee } from '../search/tariff-terms.ts';
import { formatDay, requireDay } from '../time/calendar-day.ts';
import {
  calculateCancellationFee,
  findCancellationStep,
  listCancellationSteps,
  stayOfTrip,
} from './cancellation-steps.ts';

const day = requireDay('2027-05-01');
const stay = { checkIn: day, departure: day, nights: 7 };
const list = (today: string, terms: TariffTerms, at = stay) =>
  listCancellationSteps(terms, at, requireDay(today)).map(
    ({ until, fee }) => `${until === null ? 'later' : formatDay(until)} ${fee.value} ${fee.by}`,
  );

test('[CONST-028] [CONST-029] cancellation is free at first, then its fee rises towards departure', () => {
  expect(list('2026-11-22', buildExampleTerms(61))).toEqual([
    '2027-03-01 0 percent',
    '2027-04-01 25 percent',
    '2027-04-16 40 percent',
    '2027-04-24 60 percent',
    '2027-04-30 80 percent',
    'later 100 percent',
  ]);
});

test('[CONST-028] fees are counted back from the outbound flight, free days from check-in', () => {
  expect(list('2027-04-15', buildExampleTerms(14), { ...stay, departure: day - 1 })).toEqual([
    '2027-04-17 0 percent',
    '2027-04-23 60 percent',
    '2027-04-29 80 percent',
    'later 100 percent',
  ]);
});

test('a fee step that ends within the free period is omitted', () => {
  expect(list('2026-11-22', buildExampleTerms(15))).toEqual([
    '2027-04-16 0 percent',
    '2027-04-24 60 percent',
    '2027-04-30 80 percent',
    'later 100 percent',
  ]);
  expect(list('2026-11-22', buildExampleTerms(16))[1]).toBe('2027-04-16 40 percent');
});

test('past steps are omitted, and a step applies until its last day', () => {
  const terms = buildExampleTerms(61);
  expect(list('2027-04-16', terms)[0]).toBe('2027-04-16 40 percent');
  expect(list('2027-04-17', terms)[0]).toBe('2027-04-24 60 percent');
  expect(list('2027-03-01', terms)[0]).toBe('2027-03-01 0 percent');
  expect(list('2027-05-01', terms)).toEqual(['later 100 percent']);
});

test('a trip without free days and fees costs the whole price from the first day', () => {
  expect(list('2026-11-22', buildExampleTerms(null))).toEqual(['later 100 percent']);
});

test('a trip that is never free has its fees from the first day', () => {
  const { cancellation, ...terms } = buildExampleTerms(14);
  expect(list('2026-11-22', { ...terms, cancellation: { ...cancellation, freeDays: null } })[0]).toBe(
    '2027-04-01 25 percent',
  );
});

test('what cancelling costs on a day is the first step from that day on', () => {
  expect(findCancellationStep(buildExampleTerms(14), stay, day - 14)).toMatchObject({ fee: { value: 0 } });
  expect(findCancellationStep(buildExampleTerms(14), stay, day - 13)).toMatchObject({ fee: { value: 60 } });
});

test('the days of a booked trip are those of its flight and its stay', () => {
  const trip = { checkIn: '2027-05-02', nights: 7, outbound: { departure: '2027-05-01T22:10' } };
  expect(stayOfTrip(trip as Parameters<typeof stayOfTrip>[0])).toEqual({
    checkIn: day + 1,
    departure: day,
    nights: 7,
  });
  expect(stayOfTrip({ checkIn: '2027-05-02', nights: 7, outbound: null })).toMatchObject({
    departure: day + 1,
  });
});

test.each<[TermsFee['by'], number, number]>([
  ['percent', 0, 0],
  ['percent', 25, 25_000],
  ['percent', 100, 100_001],
  ['nights', 1, 14_286],
  ['nights', 7, 100_001],
  ['nights', 8, 100_001],
  ['amount', 0, 0],
  ['amount', 9_999, 9_999],
  ['amount', 100_002, 100_001],
])('[CONST-029] by %s of %i a trip of seven nights for 1,000.01 costs %i cents', (by, value, fee) => {
  const price = { total: 100_001, premiums: 0, nights: 7 };
  expect(calculateCancellationFee({ by, value }, price)).toBe(fee);
});

test('halves of a cent are rounded up', () => {
  const price = { total: 189_902, premiums: 0, nights: 4 };
  expect(calculateCancellationFee({ by: 'percent', value: 25 }, price)).toBe(47_476);
  expect(calculateCancellationFee({ by: 'nights', value: 1 }, price)).toBe(47_476);
});

test('premiums of insurances are retained in full, on top of the fee for everything else', () => {
  const price = { total: 100_000, premiums: 5_000, nights: 7 };
  expect(calculateCancellationFee({ by: 'percent', value: 0 }, price)).toBe(5_000);
  expect(calculateCancellationFee({ by: 'percent', value: 40 }, price)).toBe(43_000);
  expect(calculateCancellationFee({ by: 'amount', value: 99_000 }, price)).toBe(100_000);
});

test('no fee is higher than what was paid, even where a discount is higher than the trip', () => {
  const price = { total: 3_000, premiums: 5_000, nights: 7 };
  expect(calculateCancellationFee({ by: 'percent', value: 100 }, price)).toBe(3_000);
  expect(calculateCancellationFee({ by: 'percent', value: 0 }, price)).toBe(3_000);
});
