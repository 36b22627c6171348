import { randomBytes } from 'node:crypto';
import { buildOfferRequest } from '../../src/demo/supplier/supplier-under-test.server.ts';
import type { AmendedTrip, ChangeOrder } from '../../src/domain/booking/booking-order.ts';
import type { OfferKey } from '../../src/domain/search/offer-query.ts';
import {
  buildChangeOrder,
  type ChangeDetails,
} from '../../src/features/booking/changes/build-change-order.ts';
import type { BookingRecord } from '../../src/features/booking/model/booking-record.ts';
import { currentOrder } from '../../src/features/booking/model/booking-record.ts';
import { quoteChange } from '../../src/features/booking/model/quote-change.ts';
import type { SupplyPort } from '../../src/ports/supply/supply-port.ts';
import { supplyCallOptions } from '../../src/ports/supply/supply-under-test.ts';
import { payWith } from './booking-fixture.ts';
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

/** A trip of the small world with other nights, flights or rooms, at the price that its supplier has now. */
export async function findOtherOffer(
  supply: Pick<SupplyPort, 'live'>,
  booking: BookingRecord,
  different: Partial<OfferKey>,
) {
  const order = tripOf(currentOrder(booking));
  const { travellers, extras, insuranceMarket, party } = order;
  const { bookingDay } = buildOfferRequest();
  const moved = { ...order.offerKey, ...different };
  const inbound = moved.inbound && { ...moved.inbound, day: moved.checkIn + moved.nights };
  const key = { ...moved, inbound };
  const verified = await supply.live.verify({ key, party, bookingDay }, supplyCallOptions());
  if (verified.outcome !== 'confirmed') throw new Error(JSON.stringify(verified));
  const trip = { ...order.trip, nights: key.nights };
  return {
    order,
    after: { offerKey: key, trip, extras, insuranceMarket, travellers },
    base: verified.offer.total,
  };
}

/** The order of a change, paid by card where it costs something. */
export function orderChange(
  booking: BookingRecord,
  details: Pick<ChangeDetails, 'change' | 'after' | 'quote'> & Partial<ChangeDetails>,
): ChangeOrder {
  return buildChangeOrder(booking, {
    checkoutId: randomBytes(16).toString('base64url'),
    payment: details.quote.charge === 0 ? { method: 'None' } : payWith('granted'),
    cardDigits: null,
    ...details,
  });
}
