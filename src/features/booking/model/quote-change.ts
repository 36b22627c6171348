import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { invoiceTotalOf, type PackagePrice } from '../../../domain/money/package-price.ts';

/** What a change of a trip costs; all amounts are minor units of the charged currency. */
export interface ChangeQuote {
  /** Price of the trip afterwards, its discounts included; the fee is not a part of it. */
  readonly price: PackagePrice;
  /** What the invoice said before, and what it says afterwards. */
  readonly oldTotal: number;
  readonly newTotal: number;
  readonly fee: number;
  /** What is paid now, or what goes back: one of them is 0. */
  readonly charge: number;
  readonly refund: number;
  /** What is left to pay of a balance afterwards; null where nothing is open before the change. */
  readonly balance: number | null;
}

/** The parts of the changed trip at the supplier's prices. */
export interface ChangedPrice {
  readonly base: number;
  /** What early booking has taken off the base; missing for a base that stays. */
  readonly earlyBooking?: number;
  /** What the supplier asks for another base; missing where that is charged, and where the base stays. */
  readonly boughtBase?: number;
  readonly extras: readonly number[];
  /** Of the tariff afterwards: no discount lowers flights and stay below it. */
  readonly floorPrice: number | null;
}

/**
 * Quotes a change: the fee and the difference of the prices are paid, or what is left of a cheaper trip goes back. Discounts keep the share of
 * the base that they had when the trip was ordered, member before promotion before card; vouchers and miles have paid what they paid.
 * While a balance is open, the change moves the balance, and only what it leaves of that goes back.
 * @param open the balance that is to be paid yet, 0 for none
 */
export function quoteChange(before: PackagePrice, changed: ChangedPrice, fee: number, open = 0): ChangeQuote {
  return quotePrice(before, carryDiscounts(carryAsked(before, open), changed), fee, open);
}

/**
 * Quotes an alternative that we must offer: no fee, a lower price goes back (Directive (EU) 2015/2302, Article 11 (3)), and of a higher one
 * we bear as much as the bound allows.
 * @param bound.percent of the old total that we bear at most
 * @param bound.leftOut what the extras cost that the alternative does not have, minor units: they make no room for a higher price
 */
export function quoteAlternative(
  before: PackagePrice,
  changed: ChangedPrice,
  bound: { readonly percent: number; readonly leftOut: number },
  open = 0,
): ChangeQuote {
  const price = carryDiscounts(carryAsked(before, open), changed);
  const oldTotal = invoiceTotalOf(before);
  const excess = Math.max(0, invoiceTotalOf(price) - (oldTotal - bound.leftOut));
  const borne = Math.min(excess, calculatePercentage(oldTotal, bound.percent));
  const absorbed = (price.absorbed ?? 0) + borne;
  return quotePrice(before, absorbed === 0 ? price : { ...price, absorbed }, 0, open);
}

/** The price that the next one is made from: what was asked for by a link is no part of it once it is paid. */
export function carryAsked(before: PackagePrice, open: number): PackagePrice {
  if (open > 0) return before;
  const { askedByLink: _, ...paid } = before;
  return paid;
}

function quotePrice(before: PackagePrice, price: PackagePrice, fee: number, open: number): ChangeQuote {
  const [oldTotal, newTotal] = [invoiceTotalOf(before), invoiceTotalOf(price)];
  const owed = newTotal - oldTotal + fee + open;
  const [due, refund] = [Math.max(0, owed), Math.max(0, -owed)];
  if (open > 0) return { price, oldTotal, newTotal, fee, charge: 0, refund, balance: due };
  return { price, oldTotal, newTotal, fee, charge: due, refund, balance: null };
}

function carryDiscounts(before: PackagePrice, changed: ChangedPrice): PackagePrice {
  const { earlyBooking: booked = 0, ...rest } = before;
  const { earlyBooking = changed.base === before.base ? booked : 0 } = changed;
  const price = carryOwnDiscounts(rest, changed);
  return earlyBooking === 0 ? price : { ...price, earlyBooking };
}

/** What we take off is carried over; what early booking takes off is the supplier's. */
function carryOwnDiscounts(
  before: PackagePrice,
  { base, boughtBase, extras, floorPrice }: ChangedPrice,
): PackagePrice {
  const bought = boughtBase === undefined ? {} : { boughtBase };
  if (base === before.base) return { ...before, ...bought, extras };
  let room = Math.max(0, base - (floorPrice ?? 0));
  const carry = (discount: number): number => {
    const share = Math.min(room, scale(discount, base, before.base));
    room -= share;
    return share;
  };
  const memberDiscount = carry(before.memberDiscount);
  const promotion = carry(before.promotion);
  const cardDiscount = carry(before.cardDiscount);
  // A new base is priced today: it has no raise of the old one.
  const { raise: _, boughtBase: __, ...kept } = before;
  const carried = { ...kept, base, ...bought, extras, memberDiscount, promotion, cardDiscount };
  if (before.absorbed === undefined) return carried;
  // The floor is for discounts; what we bear ends where nothing is left of the base.
  const left = base - memberDiscount - promotion - cardDiscount;
  return { ...carried, absorbed: Math.min(left, scale(before.absorbed, base, before.base)) };
}

/** The discount of another base at the same share, halves rounded up. */
function scale(discount: number, base: number, from: number): number {
  if (from === 0) return 0;
  return Number((2n * BigInt(discount) * BigInt(base) + BigInt(from)) / (2n * BigInt(from)));
}
