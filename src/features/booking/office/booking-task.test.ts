import { expect, test } from 'vitest';
import { bookingTimings } from '../../../defaults.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { ATTENTIONS, MANUAL_REVIEW_REASONS } from '../model/booking-record.ts';
import { type BookingToDecide, toBookingTask } from './booking-task.ts';

const since = new Date('2026-11-21T12:00:00Z');
const endedAt = new Date('2026-11-19T08:00:00Z');
const buildBooking = (traits: Partial<BookingToDecide> = {}): BookingToDecide => ({
  bookingNumber: 'E4N5-3XMM',
  customer: 'Ana Núñez',
  state: 'manual-review',
  resumeState: 'confirming',
  reason: 'supplier-silent',
  attention: [],
  toRefund: 0,
  claim: 0,
  since,
  endedAt: null,
  ...traits,
});

test('a booking in manual review is due a day after it came there', () => {
  expect(toBookingTask(buildBooking())).toEqual({
    id: 'booking-E4N5-3XMM',
    place: 'bookings',
    path: '/_office/booking/E4N5-3XMM',
    number: 'E4N5-3XMM',
    toDo: 'office.task.supplier-silent',
    subject: 'Ana Núñez',
    dueAt: new Date('2026-11-22T12:00:00Z'),
    since,
    assignedTo: null,
  });
});

test('a refund that is owed is due 14 days after the contract ended', () => {
  const refund = { reason: 'refund-failed', resumeState: 'refunding', toRefund: 1 } as const;
  expect(toBookingTask(buildBooking({ ...refund, endedAt })).dueAt).toEqual(new Date('2026-12-03T08:00:00Z'));
  expect(toBookingTask(buildBooking(refund)).dueAt).toEqual(
    new Date(since.getTime() + bookingTimings.refundDueMs),
  );
});

test('a refund that is paid already is no longer due', () => {
  const paid = buildBooking({ state: 'cancelled', reason: null, attention: ['refund-failed'], endedAt });
  expect(toBookingTask(paid).dueAt).toBeNull();
});

test('a chargeback of a voucher of which something is redeemed says what to claim', () => {
  const taken = { state: 'booked', reason: null, attention: ['chargeback'] } as const;
  expect(toBookingTask(buildBooking(taken)).toDo).toBe('office.task.chargeback');
  expect(toBookingTask(buildBooking({ ...taken, claim: 1 })).toDo).toBe('office.task.chargeback-redeemed');
});

test('a report of the payment provider waits without a limit', () => {
  const { toDo, dueAt } = toBookingTask(
    buildBooking({ state: 'booked', reason: null, attention: ['dispute', 'unsettled'] }),
  );
  expect([toDo, dueAt]).toEqual(['office.task.dispute', null]);
});

test.each([...MANUAL_REVIEW_REASONS, ...ATTENTIONS, 'review'])(
  'what is to be done about %s has words',
  async (code) => {
    const texts = await loadTexts('en');
    expect(texts(`office.task.${code}`)).not.toBe('');
  },
);
