import { type CurrencyCode, DEFAULT_CURRENCY, minorUnitsPerUnit } from './currency.ts';

/** An amount in integer minor units (cents, rappen, pence, öre) of one currency. */
export type Money = Readonly<{ amount: number; currency: CurrencyCode }>;

/**
 * Makes an amount of money; EUR unless another currency is named (PRICE-003).
 * @param amount integer minor units, negative for a deduction
 * @throws RangeError for anything but an integer that a number holds exactly
 */
export function money(amount: number, currency: CurrencyCode = DEFAULT_CURRENCY): Money {
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(`An amount is an integer of minor units, not ${amount}`);
  }
  return { amount: amount === 0 ? 0 : amount, currency };
}

function requireSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new TypeError(`Cannot calculate ${left.currency} with ${right.currency}: convert first`);
  }
}

/** @throws TypeError when the currencies differ */
export function subtractMoney(left: Money, right: Money): Money {
  requireSameCurrency(left, right);
  return money(left.amount - right.amount, left.currency);
}

/**
 * Order of two amounts, fit for `sort`: negative, zero or positive.
 * @throws TypeError when the currencies differ
 */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  requireSameCurrency(left, right);
  if (left.amount === right.amount) return 0;
  return left.amount < right.amount ? -1 : 1;
}

/** The smallest whole amount that is not below the given one (PRICE-005): 99.01 gives 100, -1.50 gives -1. */
export function roundUpToWholeUnits(value: Money): Money {
  const unit = minorUnitsPerUnit(value.currency);
  const beyond = value.amount % unit;
  const truncated = value.amount - beyond;
  return money(beyond > 0 ? truncated + unit : truncated, value.currency);
}
