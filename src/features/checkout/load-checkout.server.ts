import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import type { RouteMatch } from '../../url.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutStore } from './checkout-store.server.ts';

/**
 * Loads the checkout of a path; null, hence not-found, for a browser that did not create it and is not signed in as its
 * member, and on the site of another brand.
 */
export async function loadCheckout(
  store: CheckoutStore,
  visit: Visit,
  match: Pick<RouteMatch, 'params'>,
  visitor: Visitor,
): Promise<Checkout | null> {
  const checkout = await store.find(match.params.checkoutId ?? '', visitor.session, visitor.memberId);
  return checkout === null || checkout.brand !== visit.brand.key ? null : checkout;
}
