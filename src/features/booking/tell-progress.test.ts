import { describe, expect, test } from 'vitest';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BookingRecord } from './model/booking-record.ts';
import { tellCancellation, tellProgress } from './tell-progress.ts';

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
  ] as const)('%s with a fee of %s is told as it is', (state, supplierFee, told) => {
    const booking = record({ state, supplierFee });
    expect(tellProgress(booking, 0)).toBeNull();
    expect(tellCancellation(booking)).toEqual(told);
  });

  test('stays one that is being cancelled while a person looks after it', () => {
    const booking = record({ state: 'needs-person', resumeState: 'cancelling' });
    expect(tellProgress(booking, 0)).toBeNull();
    expect(tellCancellation(booking)).toEqual({ isDone: false, refund: null });
    const unknown = record({ state: 'needs-person', resumeState: 'confirming' });
    expect(tellProgress(unknown, 0)).toMatchObject({ state: 'soft-booked' });
    expect(tellCancellation(unknown)).toBeNull();
  });
});
