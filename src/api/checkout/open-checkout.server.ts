import type { Bookings } from '../../features/booking/model/bookings.ts';
import {
  type CheckoutCaller,
  findOwnCheckout,
  type OwnCheckout,
  type OwnCheckoutDeps,
} from '../../features/checkout/own-checkout.server.ts';
import { isUnderWay } from './is-under-way.server.ts';

export interface OpenCheckoutDeps extends OwnCheckoutDeps {
  readonly bookings: Pick<Bookings, 'follow'>;
}

export type OpenCheckout =
  | { readonly state: 'not-found' }
  /** It is the caller's, but must not change any more, because an order is never changed. */
  | ({ readonly state: 'being-booked' } & OwnCheckout)
  | ({ readonly state: 'open' } & OwnCheckout);

/** Finds the checkout of a call that changes it. */
export async function findOpenCheckout(
  deps: OpenCheckoutDeps,
  caller: CheckoutCaller,
): Promise<OpenCheckout> {
  const own = await findOwnCheckout(deps, caller);
  if (own === null) return { state: 'not-found' };
  const state = (await isUnderWay(deps.bookings, own.checkout.id)) ? 'being-booked' : 'open';
  return { state, checkout: own.checkout, session: own.session };
}
