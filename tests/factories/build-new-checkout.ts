import type { CheckoutStore } from '../../src/features/checkout/checkout-store.server.ts';
import { buildOrder } from './booking-order.ts';

/** What a checkout begins with: the trip of the example order, for 331.96. */
export function buildNewCheckout(): Parameters<CheckoutStore['create']>[1] {
  const { brand, companyId, currency, purchase, offerKey, party, trip } = buildOrder();
  return {
    brand,
    companyId,
    currency,
    purchase,
    offerKey,
    party,
    trip,
    baseTotal: 33_196,
    memberPercent: 0,
    priceByKind: null,
    earlyBooking: 0,
    trackingParams: {},
  };
}
