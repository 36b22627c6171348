import { calculateMemberDiscount } from './calculate-member-discount.ts';
import { calculatePercentage } from './calculate-percentage.ts';
import { type CardStrategy, calculateCardDiscount } from './card-discount.ts';
import { type CurrencyCode, minorUnitsPerUnit } from './currency.ts';
import { discountDownTo } from './discount-down-to.ts';

/**
 * What a package costs, part by part, in minor units of the currency that is charged. Parts that lower the price are
 * stored as positive amounts. Every part comes from the server's own data, never from a browser.
 */
export interface PackagePrice {
  /** Flights and stay of the whole party, less what early booking takes off: what the supplier asks for. */
  readonly base: number;
  /** What early booking has taken off the base: the supplier asks for so much more later. Missing for nothing. */
  readonly earlyBooking?: number;
  /** What the supplier asks for that, minor units of the currency it sells in; missing where that is charged. */
  readonly boughtBase?: number;
  /** What a verified member saves on the base (DISC-005). */
  readonly memberDiscount: number;
  /** What a promotion code saves on the rest of the base. */
  readonly promotion: number;
  /** Each chosen extra for all its travellers. */
  readonly extras: readonly number[];
  readonly paymentFee: number;
  /** What the card saves on the rest of the base (DISC-003). */
  readonly cardDiscount: number;
  /** What we bear of what an alternative costs more (decision on alternatives); missing for nothing. */
  readonly absorbed?: number;
  /** What the organiser has raised the price by after the booking (Directive (EU) 2015/2302, Article 10); missing for nothing. */
  readonly raise?: number;
  /** What of the price and of a change's fee is asked for by a link that is mailed, and was not paid with the change; no part of the sum. Missing for nothing. */
  readonly askedByLink?: number;
  /** Paid with gift vouchers (VOUCH-042): a means of payment, so the invoice names it below its total. */
  readonly coupon: number;
  /** What redeemed miles are worth: a means of payment, too. */
  readonly miles: number;
}

/** A promotion code's discount on flights and stay: per cent in steps of a half, or minor units of the charged currency. */
export type PromotionDiscount =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number };

/** What the price of a package is calculated from. Amounts are minor units. */
export interface PackagePricing {
  /** The one that is charged. */
  readonly currency: CurrencyCode;
  readonly base: number;
  /** Already taken off the base. */
  readonly earlyBooking: number;
  /** What the supplier asks for the base; missing where that is charged. */
  readonly boughtBase?: number;
  /** 0 to 50; 0 for guests. */
  readonly memberPercent: number;
  /** Of the tariff: no discount lowers flights and stay below it. Null for none. */
  readonly floorPrice: number | null;
  readonly promotion: PromotionDiscount | null;
  readonly extras: readonly number[];
  readonly paymentFee: number;
  readonly cardStrategy: CardStrategy;
  /** Balance of all vouchers of the order. */
  readonly voucherBalance: number;
  /** Worth of the miles that the shopper redeems. */
  readonly milesValue: number;
}

/** What is left for a card at least, where it has a discount: one whole unit, in minor units (decision on VOUCH). */
export function leastCardCharge(currency: CurrencyCode): number {
  return minorUnitsPerUnit(currency);
}

/** A package of which nothing but the price is known. */
export function priceOfBase(base: number): PackagePrice {
  return {
    base,
    memberDiscount: 0,
    promotion: 0,
    extras: [],
    paymentFee: 0,
    cardDiscount: 0,
    coupon: 0,
    miles: 0,
  };
}

/**
 * The one order of calculation (DISC-005, MILE, VOUCH): base → early booking, which the supplier calculates → member → promotion → card → vouchers → miles.
 * Vouchers and miles cover the price without the card discount, or leave a rest to the card: then its discount applies, and at least one
 * whole unit of the rest is charged.
 */
export function pricePackage(pricing: PackagePricing): PackagePrice {
  const { base, boughtBase, earlyBooking, memberPercent, floorPrice, extras, paymentFee, cardStrategy } =
    pricing;
  const memberDiscount = calculateMemberDiscount(base, memberPercent, floorPrice);
  const promotion = calculatePromotion(pricing.promotion, base - memberDiscount, floorPrice);
  const bought = boughtBase === undefined ? {} : { boughtBase };
  const discounted = { ...priceOfBase(base), ...bought, memberDiscount, promotion, extras, paymentFee };
  const owed = invoiceTotalOf(discounted);
  const coupon = Math.min(pricing.voucherBalance, owed);
  const miles = Math.min(pricing.milesValue, owed - coupon);
  const rest = owed - coupon - miles;
  const cardDiscount = Math.min(
    calculateCardDiscount(cardStrategy, base - memberDiscount - promotion, floorPrice),
    Math.max(0, rest - leastCardCharge(pricing.currency)),
  );
  const price = { ...discounted, cardDiscount, coupon, miles };
  return earlyBooking === 0 ? price : { ...price, earlyBooking };
}

/** Flights and stay as they cost without early booking, minor units: pages and documents begin with it. */
export function baseBeforeEarlyBooking({
  base,
  earlyBooking = 0,
}: Pick<PackagePrice, 'base' | 'earlyBooking'>): number {
  return base + earlyBooking;
}

/** A price as people see it: what the supplier asks is between the supplier and us. */
export function hideBoughtBase({ boughtBase: _, ...price }: PackagePrice): PackagePrice {
  return price;
}

function calculatePromotion(
  discount: PromotionDiscount | null,
  price: number,
  floorPrice: number | null,
): number {
  if (discount === null) return 0;
  const asked = discount.kind === 'amount' ? discount.amount : calculatePercentage(price, discount.percent);
  return discountDownTo(floorPrice, price, asked);
}

/**
 * What a package costs at a price, that of the order or one that a change has made since: base + raise − member discount − promotion +
 * every extra + payment fee − card discount − what we bear. The invoice says so, whatever it is paid with. Never less than 0.
 * @throws RangeError for a part that is negative or no whole number of minor units
 */
export function invoiceTotalOf(price: PackagePrice): number {
  const added = [price.base, price.raise ?? 0, ...price.extras, price.paymentFee];
  const deducted = [price.memberDiscount, price.promotion, price.cardDiscount, price.absorbed ?? 0];
  for (const part of [...added, ...deducted, price.coupon, price.miles, price.earlyBooking ?? 0]) {
    if (!Number.isSafeInteger(part) || part < 0) throw new RangeError(`Not a part of a price: ${part}`);
  }
  return Math.max(0, sum(added) - sum(deducted));
}

/**
 * The one total of a package that is left to pay by card, direct debit or PayPal (MILE-013, checkout X-045): the invoice's total − vouchers −
 * redeemed miles. Never less than 0.
 * @throws RangeError for a part that is negative or no whole number of minor units
 */
export function totalOf(price: PackagePrice): number {
  return Math.max(0, invoiceTotalOf(price) - price.coupon - price.miles);
}

function sum(parts: readonly number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}
