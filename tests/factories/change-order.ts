import type { AmendedTrip, ChangeOrder } from '../../src/domain/booking/booking-order.ts';
import { quoteChange } from '../../src/domain/booking/quote-change.ts';
import { buildChangeOrder } from '../../src/features/booking/changes/build-change-order.ts';
import type { BookingRecord } from '../../src/features/booking/model/booking-record.ts';
import { currentOrder } from '../../src/features/booking/model/booking-record.ts';
import { tripOf } from './booking-order.ts';
import { buildBooking } from './booking-record.ts';

/** A booked trip, as its changes find it. */
export function buildBookedTrip(traits: Partial<BookingRecord> = {}): BookingRecord {
  const booking = buildBooking(traits);
  const { price } = tripOf(booking.order);
  return {
    ...booking,
    state: 'booked',
    holdState: 'confirmed',
    paymentState: 'captured',
    supplierNumber: 'SABCDEFGHJK',
    holdTotal: price.extras.reduce((sum, amount) => sum + amount, price.base),
    bookedAt: booking.placedAt,
    invoiceNumber: 'ABE-R2026-0000001',
    ...traits,
  };
}

/** A change of a booked trip: by default two letters of a name, free of charge. */
export function buildChange(
  booking = buildBookedTrip(),
  {
    base,
    fee = 0,
    open = 0,
    after = {},
    change = 'name',
  }: {
    readonly base?: number;
    readonly fee?: number;
    /** The balance that is to be paid yet. */
    readonly open?: number;
    readonly after?: Partial<Omit<AmendedTrip, 'price'>>;
    readonly change?: ChangeOrder['change'];
  } = {},
): ChangeOrder {
  const { offerKey, trip, extras, insuranceMarket, travellers, price } = tripOf(currentOrder(booking));
  const changed = { offerKey, trip, extras, insuranceMarket, travellers, ...after };
  const quote = quoteChange(
    price,
    { base: base ?? price.base, extras: changed.extras.map(({ amount }) => amount), floorPrice: null },
    fee,
    open,
  );
  const { payment } = booking.order;
  return buildChangeOrder(booking, {
    checkoutId: 'change-of-a-test-1234567',
    change,
    after: changed,
    quote,
    payment: quote.charge === 0 ? { method: 'None' } : payment,
    cardDigits: null,
  });
}
