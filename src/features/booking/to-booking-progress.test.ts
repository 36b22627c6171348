import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BookingRecord } from './model/booking-record.ts';
import { toBookingProgress, toCancellation } from './to-booking-progress.ts';

const record = (different: Partial<BookingRecord>) => buildBooking(different);
const total = totalOf(record({}).order.price);

describe('a booked trip that staff cancel', () => {
  test.each([
    ['booked', null, null],
    ['cancelling', null, { isDone: false, refund: null }],
    ['refunding', 5_000, { isDone: false, refund: total - 5_000 }],
    ['cancelled', 5_000, { isDone: true, refund: total - 5_000 }],
    ['cancelled', total + 1, { isDone: true, refund: 0 }],
    ['cancelled', 0, { isDone: true, refund: total }],
  ] as const)('%s with a fee of %s has the matching cancellation', (state, supplierFee, expected) => {
    const booking = record({ state, supplierFee });
    expect(toBookingProgress(booking, 0)).toBeNull();
    expect(toCancellation(booking)).toEqual(expected && expect.objectContaining(expected));
  });

  test('gives back what was agreed with its traveller, before the supplier has answered and after', () => {
    const agreed = { agreedFee: 5_000, supplierFee: null };
    expect(toCancellation(record({ state: 'cancelling', ...agreed }))).toMatchObject({
      isDone: false,
      isAsked: true,
      refund: total - 5_000,
    });
    const review = { state: 'manual-review', resumeState: 'cancelling' } as const;
    expect(toCancellation(record({ ...review, ...agreed }))).toMatchObject({ refund: total - 5_000 });
    const answered = toCancellation(record({ state: 'refunding', agreedFee: 5_000, supplierFee: 90_000 }));
    expect(answered).toMatchObject({ isDone: false, refund: total - 5_000 });
    expect(answered).not.toHaveProperty('isAsked');
  });

  test('is still a cancellation during manual review', () => {
    const booking = record({ state: 'manual-review', resumeState: 'cancelling' });
    expect(toBookingProgress(booking, 0)).toBeNull();
    expect(toCancellation(booking)).toEqual({ isDone: false, refund: null, parts: null });
    const unknown = record({ state: 'manual-review', resumeState: 'confirming' });
    expect(toBookingProgress(unknown, 0)).toMatchObject({ state: 'soft-booked' });
    expect(toCancellation(unknown)).toBeNull();
  });
});
