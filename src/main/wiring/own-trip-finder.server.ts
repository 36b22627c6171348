import { totalOf } from '../../domain/money/package-price.ts';
import type { FindOwnTrip } from '../../features/booking/model/own-trip.ts';
import { priceCheckout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';

/** Finds the checkout's trip for the booking's pages, so that the features do not import each other. */
export function createOwnTripFinder(checkouts: Pick<CheckoutStore, 'find'>): FindOwnTrip {
  return async (checkoutId, { brand }, { session, memberId }) => {
    const checkout = await checkouts.find(checkoutId, session, memberId);
    if (checkout === null || checkout.brand !== brand.key) return null;
    const { id, trip, baseTotal, currency, trackingParams } = checkout;
    const total = totalOf(priceCheckout(checkout));
    return { checkoutId: id, trip, base: baseTotal, total, currency, trackingParams };
  };
}
