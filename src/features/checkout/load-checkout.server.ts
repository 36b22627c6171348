import { ownMarketOf } from '../../brands/own-market.ts';
import { chargedCurrencyOf } from '../../domain/places/market.ts';
import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import type { RouteMatch } from '../../url.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutStore } from './checkout-store.server.ts';

/**
 * Loads the checkout of a path; null, hence not-found, for a browser that did not create it and is not signed in as its
 * member, on the site of another brand, and under the address of a market that charges another currency.
 */
export async function loadCheckout(
  store: CheckoutStore,
  visit: Visit,
  match: Pick<RouteMatch, 'params'>,
  visitor: Visitor,
): Promise<Checkout | null> {
  const checkout = await store.find(match.params.checkoutId ?? '', visitor.session, visitor.memberId);
  return checkout === null || !isSoldHere(checkout, visit) ? null : checkout;
}

/** Whether the site that is visited is the one that sells a checkout. */
function isSoldHere({ brand, currency }: Pick<Checkout, 'brand' | 'currency'>, visit: Visit): boolean {
  return brand === visit.brand.key && currency === chargedCurrencyOf(ownMarketOf(visit.brand));
}
