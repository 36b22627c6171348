import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import type { Checkout } from './checkout.ts';
import type { CheckoutStore } from './checkout-store.server.ts';
import { loadCheckout } from './load-checkout.server.ts';

export interface OwnCheckoutDeps {
  readonly checkouts: CheckoutStore;
}

/** A visitor who calls for a checkout. */
export interface CheckoutCaller {
  readonly visit: Visit;
  readonly visitor: Visitor;
  readonly checkoutId: string;
}

/** A checkout of its caller. */
export interface OwnCheckout {
  readonly checkout: Checkout;
  /** The browser's session: every call renews its cookie, so that it ends three hours after the last (STORE-013). */
  readonly session: string;
}

/** Finds the checkout of a call; null for one that is unknown or belongs to another session, member or brand (checkout X-092). */
export async function findOwnCheckout(
  { checkouts }: OwnCheckoutDeps,
  { visit, visitor, checkoutId }: CheckoutCaller,
): Promise<OwnCheckout | null> {
  const checkout = await loadCheckout(checkouts, visit, { params: { checkoutId } }, visitor);
  // A member goes on in another browser, which has no session of its own yet.
  return checkout && { checkout, session: visitor.session ?? checkout.firstSession };
}
