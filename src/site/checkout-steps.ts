import type { PageRouteName, RouteName } from '../routes.ts';

/** Where a step of the checkout sends its data, and the pages its ends lead to (FLOW-023 to FLOW-027). */
interface CheckoutStep {
  /** The call that takes what the step asks for. */
  readonly dataRoute: RouteName;
  /** What its address has to name: in the booking scope, the checkout, which has to be the caller's own (FLOW-017 to FLOW-020). */
  readonly scopes: readonly 'booking'[];
  /** The page that follows while nothing has ended yet. */
  readonly nextPage?: PageRouteName;
  readonly next: {
    readonly success: PageRouteName;
    readonly fail: PageRouteName;
    readonly softBooked?: PageRouteName;
  };
}

const ends = {
  success: 'checkout_success',
  fail: 'checkout_fail',
  softBooked: 'checkout_soft_booked',
} as const satisfies CheckoutStep['next'];

const scopes = ['booking'] as const;

/** A refused form stays where it is (checkout X-007): that is its page for failures. */
export const CHECKOUT_STEPS = {
  checkoutAncillaries: {
    dataRoute: 'do_ancillaries_set',
    scopes,
    next: { success: 'checkout_info', fail: 'checkout_ancillaries' },
  },
  checkoutCustomer: {
    dataRoute: 'do_info_set',
    scopes,
    next: { success: 'checkout_customer_payment', fail: 'checkout_info' },
  },
  checkoutPayment: { dataRoute: 'do_payment_set', scopes, nextPage: 'checkout_processing', next: ends },
  checkoutProcessing: { dataRoute: 'checkout_processing', scopes, next: ends },
} as const satisfies Record<string, CheckoutStep>;
