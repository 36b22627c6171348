import { z } from 'zod';
import type { Company } from '../../companies/company.ts';
import { invoiceTotalOf } from '../../domain/money/package-price.ts';
import { withMarkup } from '../../domain/search/charged/with-markup.ts';
import { priceCheckout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore, NewCheckout } from '../../features/checkout/checkout-store.server.ts';
import {
  type createCheckoutBody,
  createCheckoutResult,
} from '../../features/hotel/trip/check/create-checkout-schema.ts';
import type { Outcome } from '../../site/outcome.ts';
import { describeTrip } from '../../trip-search/hotels/describe-trip.server.ts';
import { checkOffer } from '../../trip-search/offers/check-price.server.ts';
import { readOfferChoice } from '../../trip-search/offers/load-shown-offer.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { cartSchema } from './cart-schema.server.ts';
import { presentCart } from './present-cart.server.ts';

/** Response of the call that creates a checkout (CAPI-003). */
export const createCheckoutResponse = createCheckoutResult.extend({
  cart: cartSchema.nullable().describe('Null when no checkout was created'),
  ancillaries: z.array(z.never()).describe('Always empty; extras have their own call'),
});
export type CreateCheckoutResponse = z.infer<typeof createCheckoutResponse>;

/** The offer that a shopper wants to book, and the price that the shopper saw. */
type CheckoutRequest = z.output<typeof createCheckoutBody> & {
  /** Of the new checkout. */
  readonly session: string;
  /** The one that the shopper had before. */
  readonly previousSession: string | null;
  /** Who is signed in; null for nobody. */
  readonly memberId: string | null;
  readonly brand: { readonly key: string; readonly company: Pick<Company, 'id'> };
};

/**
 * Verifies the offer with the supplier and creates a checkout only when the supplier confirms it at this total
 * (CREATE-001, CREATE-003, CREATE-008), whatever the index says of it.
 */
export async function createCheckout(
  visit: SearchVisit,
  checkouts: CheckoutStore,
  {
    session,
    previousSession,
    memberId,
    brand,
    offer,
    total,
    search,
    trackingParams,
    changes,
  }: CheckoutRequest,
): Promise<Outcome<CreateCheckoutResponse>> {
  const chosen = readOfferChoice(visit, search, offer);
  if (!chosen.ok) return chosen;
  const checked = await checkOffer(visit, search, { offer, shownTotal: total });
  if (!checked.ok) return checked;
  const { check, confirmed, priceByKind, earlyBooking } = checked.value;
  const { status, reason, offer: current, old } = check;
  const refused = { success: false, cart: null, ancillaries: [] };
  if (status === 'changed' && current !== null) {
    const change = { type: 'price' as const, offerId: offer, oldTotal: old?.totalAmount ?? null };
    const changes = [{ ...change, newTotal: current.price.totalAmount }];
    return { ok: true, value: { ...refused, messages: [{ code: 'price-changed' }], changes } };
  }
  if (status !== 'same' || current === null || confirmed === null || visit.purchase === null) {
    return { ok: true, value: { ...refused, messages: [{ code: reason ?? 'gone' }], changes: [] } };
  }
  const { key, party } = chosen.value;
  const chosenHotel = key.hotelId;
  // Nobody orders flights that the order cannot name. The feed will name them, or the supplier will stop selling them.
  const isNamed =
    key.outbound === null || (current.departureFlight !== null && current.returnFlight !== null);
  // Rooms under different terms are sold by people: a checkout has one.
  if (!isNamed || current.isByPhone === true)
    return { ok: true, value: { ...refused, messages: [{ code: 'no-answer' }], changes: [] } };
  const newCheckout = {
    brand: brand.key,
    companyId: brand.company.id,
    baseTotal: confirmed.total,
    ...(confirmed.bought !== undefined && { boughtBase: confirmed.bought }),
    memberPercent: visit.memberPercent ?? 0,
    priceByKind,
    earlyBooking,
    currency: visit.currency,
    purchase: withMarkup(visit.purchase, confirmed),
    offerKey: key,
    party,
    trip: await describeTrip(visit, current, search, { key, party, terms: confirmed.terms.tariff }),
    trackingParams,
    ...(await findFormer()),
  };
  const checkout = await checkouts.create(session, newCheckout, previousSession, memberId);
  const created = { success: true, cart: presentCart(checkout), messages: [], changes: [], ancillaries: [] };
  return { ok: true, value: created };

  /** The checkout that this one changes, if it is the shopper's own, of this site and hotel. */
  async function findFormer(): Promise<Pick<NewCheckout, 'former'>> {
    if (changes === undefined) return {};
    const former = await checkouts.find(changes, previousSession, memberId);
    const isChanged =
      former?.brand === brand.key &&
      former.currency === visit.currency &&
      former.offerKey.hotelId === chosenHotel;
    if (former === null || !isChanged) return {};
    const total = invoiceTotalOf(priceCheckout(former));
    return { former: { id: former.id, total, hasExtrasLeft: former.extras.length > 0 } };
  }
}
