import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import type { OfferedExtra } from '../../../domain/extras/choose-extras.ts';
import { hideBought } from '../../../domain/extras/hide-bought.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Checkout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import { matchTravellers } from '../former/match-travellers.ts';
import { carryExtras } from './carry-extras.ts';
import type { OfferedExtras } from './choices/offered-extras.ts';
import type { ExtrasOffer } from './extras-service.server.ts';
import { isStepSkipped, listExtraKinds } from './list-extra-kinds.ts';
import { listSellable, presentExtras } from './present-extras.server.ts';
import type { ReviewedExtras } from './review-extras.ts';
import { reviewExtras } from './review-extras.ts';

/** Initial data of the step. */
export interface LoadedExtras {
  /** The checkout without extras that are gone and with new amounts; the page saves it with `saveReviewed`. */
  readonly checkout: Checkout;
  /** Null when the supplier does not answer or no longer sells the trip. */
  readonly offered: OfferedExtras | null;
  readonly isSkipped: boolean;
  readonly review: Pick<ReviewedExtras, 'dropped' | 'repriced'>;
  /** Extras were carried over from a former checkout. */
  readonly isCarried: boolean;
}

const unchanged = { dropped: [], repriced: [] } as const;

/**
 * Compares an offer of the supplier with the extras of the checkout.
 * @param former the checkout whose extras this one carries over, while none were chosen since
 */
export function readExtras(
  visit: Visit,
  checkout: Checkout,
  offer: ExtrasOffer,
  former: Checkout | null = null,
): LoadedExtras {
  if (offer.state !== 'offered')
    return { checkout, offered: null, isSkipped: false, review: unchanged, isCarried: false };
  const sellable = listSellable(offer, visit);
  const travellers = listTravellerKinds(checkout.party, firstDayOf(checkout.trip));
  const isCarried = former !== null && checkout.former?.hasExtrasLeft === true;
  const chosen = isCarried ? carryFormer(former, checkout, sellable) : checkout.extras;
  const { extras, dropped, repriced } = reviewExtras(chosen, sellable, travellers, offer.seatMaps);
  return {
    checkout: { ...checkout, extras },
    offered: presentExtras(checkout, visit, offer),
    isSkipped: isStepSkipped(listExtraKinds(sellable)),
    review: { dropped: dropped.map(hideBought), repriced: repriced.map(hideBought) },
    isCarried,
  };
}

function carryFormer(former: Checkout, { offerKey, party }: Checkout, extras: readonly OfferedExtra[]) {
  const numbers = matchTravellers(former.party, party);
  return carryExtras(former, { offerKey, extras }, (traveller) => numbers[traveller] ?? null);
}

/** True when chosen extras are gone or have another price, which the page must show. */
export function hasReviewed({ review }: LoadedExtras): boolean {
  return review.dropped.length > 0 || review.repriced.length > 0;
}

/** Saves the remaining extras when the page shows the changes, and those carried over; false when the checkout was ordered meanwhile. */
export async function saveReviewed(checkouts: CheckoutStore, loaded: LoadedExtras): Promise<boolean> {
  if (!hasReviewed(loaded) && !loaded.isCarried) return true;
  const { extras, insuranceMarket } = loaded.checkout;
  return (await checkouts.change(loaded.checkout, { step: 'extras', extras, insuranceMarket })) !== null;
}
