import { invoiceTotalOf, type PackagePrice } from '../money/package-price.ts';

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
  const price = carryDiscounts(before, changed);
  const [oldTotal, newTotal] = [invoiceTotalOf(before), invoiceTotalOf(price)];
  const owed = newTotal - oldTotal + fee + open;
  const [due, refund] = [Math.max(0, owed), Math.max(0, -owed)];
  if (open > 0) return { price, oldTotal, newTotal, fee, charge: 0, refund, balance: due };
  return { price, oldTotal, newTotal, fee, charge: due, refund, balance: null };
}

function carryDiscounts(before: PackagePrice, { base, extras, floorPrice }: ChangedPrice): PackagePrice {
  if (base === before.base) return { ...before, extras };
  let room = Math.max(0, base - (floorPrice ?? 0));
  const carry = (discount: number): number => {
    const share = Math.min(room, scale(discount, base, before.base));
    room -= share;
    return share;
  };
  const memberDiscount = carry(before.memberDiscount);
  const promotion = carry(before.promotion);
  const cardDiscount = carry(before.cardDiscount);
  return { ...before, base, extras, memberDiscount, promotion, cardDiscount };
}

/** The discount of another base at the same share, halves rounded up. */
function scale(discount: number, base: number, from: number): number {
  if (from === 0) return 0;
  return Number((2n * BigInt(discount) * BigInt(base) + BigInt(from)) / (2n * BigInt(from)));
}
