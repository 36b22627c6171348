import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import type { CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import { normalisePromotionCode } from '../../../domain/vouchers/judge-promotion.ts';
import type { Visit } from '../../../site/visit.ts';
import { type Checkout, priceCheckout } from '../checkout.ts';
import type { CheckoutStore } from '../checkout-store.server.ts';
import type { CodeOrder, OrderCodes } from './order-codes.server.ts';

/** Dependencies of codes in the checkout. */
export interface CheckoutCodesDeps {
  readonly checkouts: Pick<CheckoutStore, 'change'>;
  readonly codes: OrderCodes;
}

export type ChangedCodes =
  | { readonly ok: true; readonly checkout: Checkout }
  | { readonly ok: false; readonly reason: 'being-booked' }
  | { readonly ok: false; readonly reason: CodeRefusal };

/** Redeems a code for a checkout. @param network the client's; null where it says nothing about the client */
export async function addCode(
  { checkouts, codes }: CheckoutCodesDeps,
  { checkout, visit, code, network }: CodeEntry,
): Promise<ChangedCodes> {
  const source = { session: checkout.firstSession, checkoutId: checkout.id, network };
  const redeemed = await codes.check(code, toCodeOrder(checkout, visit), source);
  if (redeemed.kind === 'refused') return { ok: false, reason: redeemed.reason };
  const { promotion, vouchers } = checkout;
  const changed = await checkouts.change(checkout, {
    step: 'codes',
    promotion: redeemed.kind === 'promotion' ? redeemed.promotion : promotion,
    vouchers: redeemed.kind === 'voucher' ? [...vouchers, redeemed.voucher] : vouchers,
  });
  return changed === null ? { ok: false, reason: 'being-booked' } : { ok: true, checkout: changed };
}

export interface CodeEntry {
  readonly checkout: Checkout;
  readonly visit: Visit;
  /** As it was typed. */
  readonly code: string;
  readonly network: string | null;
}

/** Removes a code. @param code the promotion's, or the last four characters of a voucher's */
export async function removeCode(
  { checkouts }: Pick<CheckoutCodesDeps, 'checkouts'>,
  checkout: Checkout,
  code: string,
): Promise<ChangedCodes> {
  const { promotion } = checkout;
  const isPromotion =
    promotion !== null && normalisePromotionCode(promotion.code) === normalisePromotionCode(code);
  const removed = checkout.vouchers.find(({ hint }) => hint === code.trim().toUpperCase().slice(-4));
  if (!isPromotion && removed === undefined) return { ok: true, checkout };
  const changed = await checkouts.change(checkout, {
    step: 'codes',
    promotion: isPromotion ? null : promotion,
    vouchers: isPromotion ? checkout.vouchers : checkout.vouchers.filter((voucher) => voucher !== removed),
  });
  return changed === null ? { ok: false, reason: 'being-booked' } : { ok: true, checkout: changed };
}

/**
 * Judges the codes of a checkout again before it is ordered, and stores it without those that are not good any more, or with what their
 * vouchers have now.
 * @returns null where all are as they were
 */
export async function reviewCodes(
  { checkouts, codes }: CheckoutCodesDeps,
  checkout: Checkout,
  visit: Visit,
): Promise<Checkout | 'being-booked' | null> {
  if (checkout.promotion === null && checkout.vouchers.length === 0) return null;
  const reviewed = await codes.review(toCodeOrder(checkout, visit));
  const promotion = reviewed.promotionId === null ? null : checkout.promotion;
  const vouchers = checkout.vouchers.flatMap((voucher) => {
    const now = reviewed.vouchers.find(({ voucherId }) => voucherId === voucher.voucherId);
    return now === undefined ? [] : [{ ...voucher, balance: now.balance }];
  });
  const totalNow = totalOf(priceCheckout({ ...checkout, promotion, vouchers }));
  const isSame = promotion === checkout.promotion && vouchers.length === checkout.vouchers.length;
  if (isSame && totalNow === totalOf(priceCheckout(checkout))) return null;
  return (await checkouts.change(checkout, { step: 'codes', promotion, vouchers })) ?? 'being-booked';
}

function toCodeOrder(checkout: Checkout, { brand, member }: Visit): CodeOrder {
  const { base, memberDiscount, ...price } = priceCheckout({ ...checkout, vouchers: [], miles: null });
  return {
    brand: checkout.brand,
    companyId: checkout.companyId,
    market: brand.market,
    currency: checkout.currency,
    departure: firstDayOf(checkout.trip),
    destination: findAirport(checkout),
    price: base - memberDiscount,
    owed: invoiceTotalOf({ ...price, base, memberDiscount }),
    isVerifiedMember: member?.isEmailVerified === true,
    email: checkout.contact?.email ?? null,
    promotionId: checkout.promotion?.promotionId ?? null,
    voucherIds: checkout.vouchers.map(({ voucherId }) => voucherId),
  };
}

/** Code of the airport that the trip's flight lands at, or holidays at the hotel of a stay do; '' where none is near. */
function findAirport({ offerKey, trip }: Checkout): string {
  return offerKey.outbound?.to ?? trip.hotel.airport ?? '';
}
