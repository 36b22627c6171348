import { browserTimings } from '../../../defaults.ts';
import type { PostResult } from '../../../site/calls/post-json.ts';
import { askOrder } from './ask-order.ts';
import type { OrderResponse } from './decide-next.ts';
import type { PayableCheckout } from './submit-order.ts';

/** Codes of an order whose payment alone has failed: the trip is still there. */
const refusedCodes: ReadonlySet<string | undefined> = new Set([
  'noPaymentSelectedError',
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
]);

/** True when the payment was declined, so that another one may be chosen at once. */
export function isPaymentRefused({ success, finished, messages }: OrderResponse): boolean {
  return finished && !success && refusedCodes.has(messages[0]?.code);
}

/**
 * Waits on the payment page for the end of an order that a wallet pays: a wallet has asked the shopper already, so it ends soon, and after a
 * declined one the next is chosen here. Gives up waiting after a while; the processing page goes on then.
 */
export async function awaitWallet(
  call: PayableCheckout,
  posted: PostResult<OrderResponse>,
): Promise<PostResult<OrderResponse>> {
  const until = performance.now() + browserTimings.walletEndMs;
  let latest = posted;
  while (isWorking(latest) && performance.now() < until) {
    const found = await askOrder(call, false);
    if (found === null || found.status !== 'answered') return latest;
    latest = found;
  }
  return latest;
}

function isWorking(posted: PostResult<OrderResponse>): boolean {
  if (posted.status !== 'answered') return false;
  const { success, finished, redirect, next } = posted.answer;
  return success && !finished && redirect === null && next === null;
}
