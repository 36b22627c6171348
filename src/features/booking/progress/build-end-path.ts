import type { PageRouteName } from '../../../routes.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { buildPath } from '../../../url.ts';
import type { PollStep } from './poll-step.ts';

/** Results that end the polling and need no further action of the shopper. */
export type PollEnd = Exclude<PollStep['kind'], 'again' | 'away' | 'leave'>;

const { next } = CHECKOUT_STEPS.checkoutProcessing;

/** The page for each result of polling (FLOW-027, POLL-011 to POLL-014). */
const pages = {
  success: next.success,
  fail: next.fail,
  empty: next.fail,
  soft: next.softBooked,
} as const satisfies Record<PollEnd, PageRouteName>;

/** Builds the path of the page for a result of polling, with the tracking parameters (FLOW-030, FLOW-031). */
export function buildEndPath(
  end: PollEnd,
  of: {
    readonly locale: string;
    readonly checkoutId: string;
    readonly trackingParams: Readonly<Record<string, string>>;
  },
): string {
  return buildPath(pages[end], { _locale: of.locale, checkoutId: of.checkoutId }, of.trackingParams);
}
