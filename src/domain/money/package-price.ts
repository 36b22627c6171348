/**
 * What a package costs, part by part, in minor units of the currency that is charged. Parts that lower the price are
 * stored as positive amounts. Every part comes from the server's own data, never from a browser.
 */
export interface PackagePrice {
  /** Flights and stay of the whole party. */
  readonly base: number;
  /** What a verified member saves on the base (DISC-005). */
  readonly memberDiscount: number;
  /** Each chosen extra for all its travellers. */
  readonly extras: readonly number[];
  readonly paymentFee: number;
  /** A redeemed voucher code. */
  readonly coupon: number;
  /** What the card saves on the rest of the base (DISC-003). */
  readonly cardDiscount: number;
  /** What redeemed miles are worth. */
  readonly miles: number;
}

/** A package of which nothing but the price is known. */
export function priceOfBase(base: number): PackagePrice {
  return { base, memberDiscount: 0, extras: [], paymentFee: 0, coupon: 0, cardDiscount: 0, miles: 0 };
}

/**
 * The one total of a package (MILE-013, checkout X-045): base price − member discount + every extra + payment fee − coupon −
 * card discount − redeemed miles. Never less than 0.
 * @throws RangeError for a part that is negative or no whole number of minor units
 */
export function totalOf(price: PackagePrice): number {
  const added = [price.base, ...price.extras, price.paymentFee];
  const deducted = [price.memberDiscount, price.coupon, price.cardDiscount, price.miles];
  for (const part of [...added, ...deducted]) {
    if (!Number.isSafeInteger(part) || part < 0) throw new RangeError(`Not a part of a price: ${part}`);
  }
  return Math.max(0, sum(added) - sum(deducted));
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
