import type { Checkout } from '../checkout.ts';

/** A checkout with the market of the insurances of its former one, as long as it carries over its extras: their tariffs are that market's. */
export function withMarketOf(former: Checkout | null, checkout: Checkout): Checkout {
  if (former === null || checkout.former?.hasExtrasLeft !== true) return checkout;
  return { ...checkout, insuranceMarket: checkout.insuranceMarket ?? former.insuranceMarket };
}
