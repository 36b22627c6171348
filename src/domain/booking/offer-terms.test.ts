import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { formatDay, requireDay } from '../time/calendar-day.ts';
import { cancellationOfOffer, termsOfOffer } from './offer-terms.ts';

const departure = '2027-05-01';
const at = (today: string, freeCancellationDays?: number) => {
  const traits = freeCancellationDays === undefined ? {} : { freeCancellationDays };
  const { until, percent } = cancellationOfOffer(buildOffer({ departure, ...traits }), requireDay(today));
  return [until === null ? null : formatDay(until), percent];
};

test('an offer is free to cancel until so many days before check-in, that day included', () => {
  expect(at('2026-11-21', 14)).toEqual(['2027-04-17', 0]);
  expect(at('2027-04-17', 14)).toEqual(['2027-04-17', 0]);
});

test('[CONST-028] once its free days are over, the table of fees applies, not the whole price', () => {
  expect(at('2027-04-18', 14)).toEqual(['2027-04-24', 60]);
  expect(at('2027-03-02', 60)).toEqual(['2027-03-02', 0]);
  expect(at('2027-03-03', 60)).toEqual(['2027-04-01', 25]);
  expect(at('2027-05-01', 14)).toEqual([null, 100]);
});

test('an offer that is never free to cancel costs the whole price from the first day', () => {
  expect(at('2026-11-21')).toEqual([null, 100]);
});

test('terms name the last free day even when it is over', () => {
  const { freeUntil } = termsOfOffer(buildOffer({ departure, freeCancellationDays: 200 })).cancellation;
  expect(freeUntil).toBe('2026-10-13');
});
