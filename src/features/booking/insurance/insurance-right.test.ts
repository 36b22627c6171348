import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../tests/factories/change-order.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { judgeInsuranceRight } from './insurance-right.ts';

const insurance = {
  id: 'cover',
  kind: 'insurance',
  variant: 'cancellation',
  leg: null,
  travellers: [0, 1],
  amount: 9_800,
} as const;

/** A week from 1 May 2027, outbound that morning, with an insurance that was sold on a day. */
function insuredTrip(soldOn: string, traits: Partial<BookingRecord> = {}): BookingRecord {
  const order = buildOrder({ extras: [insurance] });
  return buildBookedTrip({ order, bookedAt: new Date(`${soldOn}T12:00:00Z`), ...traits });
}

const judge = (booking: BookingRecord, today: string) => {
  const right = judgeInsuranceRight(booking, requireDay(today));
  return right.kind === 'open' ? formatDay(right.lastDay) : right.kind;
};

test.each([
  ['2027-01-10', '2027-01-10', '2027-01-24'],
  ['2027-01-10', '2027-01-24', '2027-01-24'],
  ['2027-01-10', '2027-01-25', 'late'],
])('an insurance of %s is withdrawn from on %s until: %s', (soldOn, today, answer) => {
  expect(judge(insuredTrip(soldOn), today)).toBe(answer);
});

test('a contract of less than a month gives no right', () => {
  expect(buildOrder().trip.checkOut).toBe('2027-05-08');
  expect(judge(insuredTrip('2027-04-08'), '2027-04-08')).toBe('2027-04-22');
  expect(judge(insuredTrip('2027-04-09'), '2027-04-09')).toBe('no-right');
});

test('a month that has no such date ends with its last day', () => {
  const order = buildOrder({ extras: [insurance] });
  const trip = {
    ...order.trip,
    checkIn: '2027-02-21',
    checkOut: '2027-02-28',
    outbound: null,
    inbound: null,
  };
  const booking = insuredTrip('2027-01-31', { order: { ...order, trip } });
  expect(judge(booking, '2027-01-31')).toBe('2027-02-14');
});

test('the right ends with the departure, however late the insurance was sold', () => {
  const order = buildOrder({ extras: [insurance] });
  const trip = { ...order.trip, checkIn: '2027-05-01', checkOut: '2027-06-19' };
  const booking = insuredTrip('2027-04-20', { order: { ...order, trip } });
  expect(judge(booking, '2027-04-30')).toBe('2027-04-30');
  expect(judge(booking, '2027-05-01')).toBe('no-right');
});

test('a trip without insurance has nothing to withdraw from, and a cancelled one keeps what pays its fee', () => {
  expect(judge(buildBookedTrip(), '2027-01-10')).toBe('none');
  expect(judge(insuredTrip('2027-01-10', { state: 'cancelled' }), '2027-01-10')).toBe('no-right');
});
