import { type BookingRecord, newBookingLife } from '../../src/features/booking/model/booking-record.ts';
import { buildOrder } from './booking-order.ts';

/** A booking, by default placed a moment ago. */
export function buildBooking(traits: Partial<BookingRecord> = {}): BookingRecord {
  return {
    ...newBookingLife,
    id: 'abcdefghijklmnopqrst',
    checkoutId: 'checkout-of-a-test-123',
    attempt: 1,
    version: 1,
    order: buildOrder(),
    amended: null,
    changeFees: 0,
    paidLater: 0,
    laterChargedBack: 0,
    laterGoodwill: 0,
    bookingNumber: 'ABCD-2345',
    placedAt: new Date('2026-03-02T06:00:00Z'),
    certificateNumber: null,
    invoiceNumber: null,
    inState: 0,
    isShopperOverdue: false,
    ...traits,
  };
}
