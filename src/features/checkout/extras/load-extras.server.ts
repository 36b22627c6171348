import { listTravellerKinds } from '../../../domain/travellers/traveller-kinds.ts';
import type { Visit } from '../../../site/visit.ts';
import { type Checkout, departureOf } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import type { OfferedExtras, ReviewedExtras } from './choices/offered-extras.ts';
import { isStepSkipped, listOptions } from './extras-options.ts';
import type { ExtrasOffer } from './extras-service.server.ts';
import { listSellable, presentExtras } from './present-extras.server.ts';
import { reviewExtras } from './review-extras.ts';

/** What the step begins with. */
export interface LoadedExtras {
  /** With extras that are gone or cost another amount put right: to be told and kept with `saveReviewed`. */
  readonly checkout: Checkout;
  /** Null where the supplier is silent or sells the trip no more. */
  readonly offered: OfferedExtras | null;
  readonly isSkipped: boolean;
  readonly review: Pick<ReviewedExtras, 'dropped' | 'repriced'>;
}

const unchanged = { dropped: [], repriced: [] } as const;

/** Puts an offer of the supplier beside what the checkout holds. */
export function readExtras(visit: Visit, checkout: Checkout, offer: ExtrasOffer): LoadedExtras {
  if (offer.state !== 'offered') return { checkout, offered: null, isSkipped: false, review: unchanged };
  const sellable = listSellable(offer, visit);
  const travellers = listTravellerKinds(checkout.party, departureOf(checkout));
  const { extras, dropped, repriced } = reviewExtras(checkout.extras, sellable, travellers, offer.seatMaps);
  return {
    checkout: { ...checkout, extras },
    offered: presentExtras(checkout, visit, offer),
    isSkipped: isStepSkipped(listOptions(sellable)),
    review: { dropped, repriced },
  };
}

/** True where chosen extras are gone or cost another amount, which nobody may find out by themselves. */
export function hasReviewed({ review }: LoadedExtras): boolean {
  return review.dropped.length > 0 || review.repriced.length > 0;
}

/** Keeps what is left of the chosen extras, on the page that tells of it. */
export async function saveReviewed(checkouts: CheckoutStore, loaded: LoadedExtras): Promise<void> {
  if (!hasReviewed(loaded)) return;
  const { id, extras, insuranceMarket } = loaded.checkout;
  await checkouts.change(id, { step: 'extras', extras, insuranceMarket });
}
