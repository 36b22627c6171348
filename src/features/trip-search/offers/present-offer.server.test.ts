import { expect, test } from 'vitest';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatFreeUntil } from './present-offer.server.ts';

const untilOf = (today: string, freeCancellationDays?: number) =>
  formatFreeUntil(
    { today: requireDay(today) },
    buildOffer({
      departure: '2027-05-01',
      ...(freeCancellationDays === undefined ? {} : { freeCancellationDays }),
    }),
  );

test('cancelling is free until so many days before check-in, that day included', () => {
  expect(untilOf('2026-11-21', 14)).toBe('2027-04-17');
  expect(untilOf('2027-04-17', 14)).toBe('2027-04-17');
  expect(untilOf('2027-04-18', 14)).toBeNull();
  expect(untilOf('2027-05-01', 0)).toBe('2027-05-01');
});

test('an offer that never can be cancelled free of charge has no such day', () => {
  expect(untilOf('2026-11-21')).toBeNull();
});
