import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { chooseExtras, type ExtraChoice } from '../../../domain/extras/choose-extras.ts';
import { premiumOf } from '../../../domain/extras/extra.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import type { Visit } from '../../../site/visit.ts';
import { type Checkout, priceCheckout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import type { ExtrasService } from './extras-service.server.ts';
import { insuranceMarketOf, listSellable } from './present-extras.server.ts';
import { hasReviewed, readExtras } from './read-extras.server.ts';

/**
 * Why the server refused extras; it changes nothing then.
 * - `extra-gone`: one is not available; `wrong-travellers`, `too-many`: not for these travellers, or too many for one
 * - `same-seat`: one seat for two travellers
 * - `car-and-transfer`: only one of the two is possible
 * - `price-changed`: the total differs from the one the shopper saw
 * - `being-booked`: it was ordered meanwhile
 * - `gone`: the supplier no longer sells the trip; `no-answer`: the supplier does not answer
 */
export type ExtrasRefusal =
  | 'extra-gone'
  | 'wrong-travellers'
  | 'too-many'
  | 'same-seat'
  | 'car-and-transfer'
  | 'price-changed'
  | 'being-booked'
  | 'gone'
  | 'no-answer';

export type SetExtras =
  | { readonly ok: true; readonly checkout: Checkout }
  | { readonly ok: false; readonly reason: ExtrasRefusal };

export interface ExtrasDeps {
  readonly service: ExtrasService;
  readonly checkouts: CheckoutStore;
}

/**
 * Replaces all chosen extras (CAPI-006). Their prices come only from the supplier's offer.
 * @param wanted.total the total that the shopper saw, minor units; null when they saw none
 */
export async function setExtras(
  { service, checkouts }: ExtrasDeps,
  visit: Visit,
  checkout: Checkout,
  wanted: { readonly choices: readonly ExtraChoice[]; readonly total: number | null },
): Promise<SetExtras> {
  const market = insuranceMarketOf(checkout, visit);
  if (wanted.choices.length === 0) return save([]);
  const offer = await service.loadOffer(checkout, market);
  if (offer.state === 'no-answer') return { ok: false, reason: 'no-answer' };
  if (offer.state === 'gone') return { ok: false, reason: 'gone' };
  const travellers = listTravellerKinds(checkout.party, firstDayOf(checkout.trip));
  const chosen = chooseExtras(wanted.choices, listSellable(offer, visit), travellers, offer.seatMaps);
  if (!chosen.ok)
    return { ok: false, reason: chosen.reason === 'not-offered' ? 'extra-gone' : chosen.reason };
  const kinds = chosen.extras.map(({ kind }) => kind);
  if (kinds.includes('transfer') && kinds.includes('rental_car'))
    return { ok: false, reason: 'car-and-transfer' };
  return save(chosen.extras);

  async function save(extras: Checkout['extras']): Promise<SetExtras> {
    const total = totalOf(priceCheckout({ ...checkout, extras }));
    if (wanted.total !== null && wanted.total !== total) return { ok: false, reason: 'price-changed' };
    const isInsured = extras.some(({ kind }) => kind === 'insurance');
    const insuranceMarket = isInsured ? market : checkout.insuranceMarket;
    const changed = await checkouts.change(checkout, { step: 'extras', extras, insuranceMarket });
    return changed === null ? { ok: false, reason: 'being-booked' } : { ok: true, checkout: changed };
  }
}

/** Sets the country of residence; removes insurances of another market. Returns null when the checkout was ordered meanwhile. */
export async function setInsuranceMarket(
  checkouts: CheckoutStore,
  checkout: Checkout,
  market: MarketCode,
): Promise<Checkout | null> {
  const isSame = checkout.insuranceMarket === market;
  const extras = isSame ? checkout.extras : checkout.extras.filter(({ kind }) => kind !== 'insurance');
  return checkouts.change(checkout, { step: 'extras', extras, insuranceMarket: market });
}

export type AcceptedPrice =
  /** `hasOtherExtras`: chosen extras have another price now, or are gone; the page of extras says which and stores it. */
  | { readonly ok: true; readonly checkout: Checkout; readonly hasOtherExtras: boolean }
  | { readonly ok: false; readonly reason: 'gone' | 'no-answer' | 'being-booked' }
  | { readonly ok: false; readonly reason: 'price-changed'; readonly newTotal: number };

/**
 * Accepts another price of flights and stay (CREATE-009, CREATE-010), if it is still the supplier's price.
 * @param acceptedTotal the price that the shopper saw, minor units
 */
export async function acceptPrice(
  { service, checkouts }: ExtrasDeps,
  visit: Visit,
  checkout: Checkout,
  acceptedTotal: number,
): Promise<AcceptedPrice> {
  const now = await service.requestPrice(checkout);
  if (now.state === 'no-answer') return { ok: false, reason: 'no-answer' };
  if (now.state === 'gone') return { ok: false, reason: 'gone' };
  if (now.total !== acceptedTotal) return { ok: false, reason: 'price-changed', newTotal: now.total };
  const changed = await checkouts.change(checkout, {
    step: 'price',
    baseTotal: acceptedTotal,
    ...(now.bought !== undefined && { boughtBase: now.bought }),
    priceByKind: now.priceByKind,
    earlyBooking: now.earlyBooking,
  });
  if (changed === null) return { ok: false, reason: 'being-booked' };
  return { ok: true, checkout: changed, hasOtherExtras: await hasOtherPremium(service, visit, changed) };
}

/** Premiums depend on the price of the trip; other extras do not. Without an answer it is the order that finds out. */
async function hasOtherPremium(service: ExtrasService, visit: Visit, checkout: Checkout): Promise<boolean> {
  if (premiumOf(checkout.extras) === 0) return false;
  const offer = await service.loadOffer(checkout, insuranceMarketOf(checkout, visit));
  return hasReviewed(readExtras(visit, checkout, offer));
}
