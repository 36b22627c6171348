import { type CurrencyCode, minorUnitsPerUnit } from './currency.ts';
import { divideRoundingUp, type ExactRate, parseRate } from './exact-rate.ts';
import { type Markup, roundDownTo, roundUpTo, splitByWeights } from './markup/markup.ts';

/** The currency that a trip is bought in, which may differ from the one that is charged. Pinned when a checkout is created. */
export interface PurchaseCurrency {
  readonly currency: CurrencyCode;
  /** Units charged for one unit bought, decimal text such as '0.9412'; '1' where both currencies are the same. */
  readonly rate: string;
  /** Day of the rates that it comes from, `YYYY-MM-DD`; missing where nothing is converted, and where it was pinned without it. */
  readonly day?: string;
  /** What the price rule of the brand adds to a trip; missing where none applies. */
  readonly markup?: Markup;
}

/** The charged currency, and the one that the supplier sells in, with its rate. */
export interface Exchange {
  /** Currency that is charged. */
  readonly currency: CurrencyCode;
  readonly purchase: PurchaseCurrency;
}

/** A trip that is bought in the currency that is charged. */
export function buyInCharged(currency: CurrencyCode): PurchaseCurrency {
  return { currency, rate: '1' };
}

/** True where nothing is converted. */
export function isBoughtInCharged({ currency, purchase }: Exchange): boolean {
  return currency === purchase.currency;
}

/** True where a trip is charged as it is bought: nothing is converted or added. */
export function isChargedAsBought(exchange: Exchange): boolean {
  return isBoughtInCharged(exchange) && exchange.purchase.markup === undefined;
}

/** Whether goods are priced by now in what a sale was bought in; where they are not, its amounts say nothing to the supplier. */
export type IsPricedAs = (exchange: Exchange) => boolean;

/** @param supply the currency of all goods; null where they are priced in what each brand charges */
export function pricedIn(supply: CurrencyCode | null): IsPricedAs {
  return ({ currency, purchase }) => purchase.currency === (supply ?? currency);
}

/**
 * Charges an amount that was bought: exact, rounded up once to the minor unit (PRICE-014), so that never less is charged than it costs.
 * @param bought minor units of the purchase's currency
 * @returns minor units of the charged currency
 */
export function toChargedAmount(bought: number, exchange: Exchange): number {
  if (isBoughtInCharged(exchange)) return bought;
  const { numerator, denominator } = ratioOf(exchange);
  return toAmount(divideRoundingUp(BigInt(bought) * numerator, denominator));
}

/**
 * Charges the lines of one trip: they add up to what the trip is charged as. Each line is rounded down, and what is missing goes to the
 * largest rests, the first of equal ones; a markup is shared out by what each line is bought at.
 * @param bought minor units of the purchase's currency, 0 or more
 */
export function toChargedLines(bought: readonly number[], exchange: Exchange): readonly number[] {
  const { markup } = exchange.purchase;
  if (markup !== undefined) return splitByWeights(toChargedTotal(sumOf(bought), exchange), bought);
  if (isBoughtInCharged(exchange)) return bought;
  const { numerator, denominator } = ratioOf(exchange);
  const exact = bought.map((amount) => BigInt(amount) * numerator);
  const lines = exact.map((value) => value / denominator);
  const total = divideRoundingUp(
    exact.reduce((sum, value) => sum + value, 0n),
    denominator,
  );
  const missing = Number(total - lines.reduce((sum, value) => sum + value, 0n));
  const restOf = (at: number) => (exact[at] ?? 0n) % denominator;
  const byRest = bought
    .map((_, at) => at)
    .sort((one, other) => Number(restOf(other) > restOf(one)) - Number(restOf(one) > restOf(other)));
  const raised = new Set(byRest.slice(0, missing));
  return lines.map((value, at) => toAmount(raised.has(at) ? value + 1n : value));
}

/**
 * Charges a trip that was bought: converted with its margin, rounded up once, and with the markup rounded up to its ending.
 * @param bought minor units of the purchase's currency
 * @returns minor units of the charged currency
 */
export function toChargedTotal(bought: number, exchange: Exchange): number {
  const { markup } = exchange.purchase;
  if (markup === undefined) return toChargedAmount(bought, exchange);
  const { numerator, denominator } = totalRatioOf(exchange, markup);
  const converted = toAmount(divideRoundingUp(BigInt(bought) * numerator, denominator));
  return roundUpTo(markup, converted + markup.amount);
}

/**
 * The exact inverse for limits: the largest amount whose trip is charged as no more than this one.
 * @param charged minor units of the charged currency, 0 or more
 * @returns minor units of the purchase's currency; -1 where nothing is charged as so little
 */
export function findLargestBought(charged: number, exchange: Exchange): number {
  if (isChargedAsBought(exchange)) return charged;
  const { markup } = exchange.purchase;
  const converted = markup === undefined ? charged : roundDownTo(markup, charged) - markup.amount;
  if (converted < 0) return -1;
  const { numerator, denominator } =
    markup === undefined ? ratioOf(exchange) : totalRatioOf(exchange, markup);
  // Rounded up, an amount is at most a whole number where it is so before rounding.
  const largest = (BigInt(converted) * denominator) / numerator;
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  return Number(largest > most ? most : largest);
}

/**
 * What an amount that is charged is worth in the currency it was bought in, rounded half away from zero: for the books, in which a
 * movement and the one that reverses it have to cancel each other out. What a supplier is asked for is stored, never calculated back.
 * @param charged minor units of the charged currency
 */
export function toPurchaseAmount(charged: number, exchange: Exchange): number {
  if (isBoughtInCharged(exchange)) return charged;
  const { numerator, denominator } = ratioOf(exchange);
  const size = (2n * BigInt(Math.abs(charged)) * denominator + numerator) / (2n * numerator);
  return toAmount(charged < 0 ? -size : size);
}

/** The same for a trip, its margin included. */
function totalRatioOf(exchange: Exchange, { marginBasisPoints }: Markup): ExactRate {
  const { numerator, denominator } = ratioOf(exchange);
  return { numerator: numerator * BigInt(10_000 + marginBasisPoints), denominator: denominator * 10_000n };
}

/** Minor units charged for one minor unit bought. @throws RangeError for a rate that is none: nothing may be sold at it */
function ratioOf({ currency, purchase }: Exchange): ExactRate {
  const rate = parseRate(purchase.rate);
  if (rate === null)
    throw new RangeError(`'${purchase.rate}' is no rate from ${purchase.currency} to ${currency}`);
  return {
    numerator: rate.numerator * BigInt(minorUnitsPerUnit(currency)),
    denominator: rate.denominator * BigInt(minorUnitsPerUnit(purchase.currency)),
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function toAmount(value: bigint): number {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${value} minor units are too many to be exact`);
  return amount === 0 ? 0 : amount;
}
