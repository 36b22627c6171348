import type { PageRouteName } from '../routes.ts';

/** Pages of one checkout and of the booking made from it: their paths take its id and nothing else. */
export type CheckoutPageName = Extract<PageRouteName, `checkout_${string}`>;
