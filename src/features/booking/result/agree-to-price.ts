import type { PriceDifference } from '../../../domain/money/price-difference-cookie.ts';
import type { AcceptPriceBody, AcceptPriceResult } from '../../../site/accept-price-schema.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { rememberPriceDifference } from '../../../site/prices/remember-price-difference.ts';
import { buildPath } from '../../../url.ts';

/**
 * Accepts the current price of flights and stay (CREATE-009) and stores the previous one (CREATE-014).
 * @returns the step that follows: the extras where their price has changed with the trip's; null when the shop did not accept the call
 */
export async function agreeToPrice(
  locale: string,
  checkoutId: string,
  difference: PriceDifference,
): Promise<'checkout_customer_payment' | 'checkout_ancillaries' | null> {
  const address = buildPath('do_price_change_accept', { _locale: locale, checkoutId });
  const body: AcceptPriceBody = { data: { total: difference.newTotal } };
  const posted = await postJson<AcceptPriceResult>(address, body, new AbortController().signal);
  if (posted.status !== 'answered' || !posted.answer.success) return null;
  rememberPriceDifference(checkoutId, difference);
  const hasOtherExtras = posted.answer.messages.some(({ code }) => code === 'extras-changed');
  return hasOtherExtras ? 'checkout_ancillaries' : 'checkout_customer_payment';
}
