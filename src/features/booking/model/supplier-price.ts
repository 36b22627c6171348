import type { AmendedTrip } from '../../../domain/booking/booking-order.ts';
import type { Exchange } from '../../../domain/money/purchase-currency.ts';
import { boughtAmount } from './bought-amount.ts';

type SoldTrip = Pick<AmendedTrip, 'price' | 'extras'>;

/** What the supplier asks for flights and stay, minor units of the currency it sells in. */
export function supplierBasePriceOf({ price }: Pick<SoldTrip, 'price'>, exchange: Exchange): number {
  return boughtAmount(price.base, price.boughtBase, exchange);
}

/** What the supplier asks for trip and extras, minor units of the currency it sells in: discounts are ours. */
export function supplierTotalOf(trip: SoldTrip, exchange: Exchange): number {
  return trip.extras.reduce(
    (sum, { amount, bought }) => sum + boughtAmount(amount, bought, exchange),
    supplierBasePriceOf(trip, exchange),
  );
}
