import type { CurrencyCode } from './currency.ts';

/** The currency that a trip is bought in, which may differ from the one that is charged. Pinned when a checkout is created. */
export interface PurchaseCurrency {
  readonly currency: CurrencyCode;
  /** Units charged for one unit bought, decimal text such as '0.9412'; '1' where both currencies are the same. */
  readonly rate: string;
}

/** A trip that is bought in the currency that is charged. */
export function buyInCharged(currency: CurrencyCode): PurchaseCurrency {
  return { currency, rate: '1' };
}

/**
 * Converts an amount that is charged to the currency it was bought in; minor units of each.
 * @throws RangeError for any rate but 1: no source of rates is connected, and a wrong amount would be booked
 */
export function toPurchaseAmount(charged: number, { currency, rate }: PurchaseCurrency): number {
  if (rate !== '1') throw new RangeError(`There is no conversion to ${currency} at ${rate}`);
  return charged;
}
