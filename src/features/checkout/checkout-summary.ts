import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import { listCancellationSteps } from '../../domain/booking/booking-terms.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import { listTravellerKinds } from '../../domain/travellers/traveller-kinds.ts';
import { type Checkout, departureOf, priceCheckout } from './checkout.ts';

/** The trip and its price to the cent, shown next to every step of a checkout. Amounts are minor units. */
export interface CheckoutSummary {
  readonly checkoutId: string;
  readonly trip: BookedTrip;
  readonly travellers: number;
  readonly party: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly base: number;
  readonly extras: readonly ChosenExtra[];
  /** Discounts, such as a card discount, as positive amounts. */
  readonly discounts: readonly number[];
  readonly total: number;
  /** Currency of the charge: amounts of the checkout are never converted. */
  readonly currency: CurrencyCode;
  /** When the supplier confirmed the price, as an ISO timestamp. */
  readonly confirmedAt: string;
  /** Cancellation fees: per cent of the total until a day, `YYYY-MM-DD`; null for the last, open-ended step. */
  readonly cancellation: readonly { readonly until: string | null; readonly percent: number }[];
}

/**
 * @param now the fees are those that apply to an order today
 * @param discounts discounts of the current page, in addition to those of the checkout
 */
export function summariseCheckout(
  checkout: Checkout,
  now: Date,
  discounts: readonly number[] = [],
): CheckoutSummary {
  const { trip, extras, currency } = checkout;
  const price = priceCheckout(checkout);
  return {
    checkoutId: checkout.id,
    trip,
    travellers: countTravellers(checkout.party),
    party: countKinds(checkout),
    base: checkout.baseTotal,
    extras,
    discounts,
    total: totalOf({ ...price, discounts: [...price.discounts, ...discounts] }),
    currency,
    confirmedAt: checkout.priceConfirmedAt.toISOString(),
    cancellation: listCancellationSteps(trip.terms, departureOf(checkout), dayAt(now)).map(
      ({ until, percent }) => ({ until: until === null ? null : formatDay(until), percent }),
    ),
  };
}

function countKinds(checkout: Checkout): CheckoutSummary['party'] {
  const kinds = listTravellerKinds(checkout.party, departureOf(checkout));
  const count = (kind: (typeof kinds)[number]) => kinds.filter((each) => each === kind).length;
  return { adults: count('adult'), children: count('child'), infants: count('infant') };
}
