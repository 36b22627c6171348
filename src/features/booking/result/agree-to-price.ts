import type { PriceDifference } from '../../../domain/money/price-difference-cookie.ts';
import type { AcceptPriceBody, AcceptPriceResult } from '../../../site/accept-price-schema.ts';
import { postJson } from '../../../site/post-json.ts';
import { rememberPriceDifference } from '../../../site/remember-price-difference.ts';
import { buildPath } from '../../../url.ts';

/**
 * Accepts the current price of flights and stay (CREATE-009) and stores the previous one (CREATE-014).
 * @returns false when the shop did not accept the call
 */
export async function agreeToPrice(
  locale: string,
  checkoutId: string,
  difference: PriceDifference,
): Promise<boolean> {
  const address = buildPath('do_price_change_accept', { _locale: locale, checkoutId });
  const body: AcceptPriceBody = { data: { total: difference.newTotal } };
  const posted = await postJson<AcceptPriceResult>(address, body, new AbortController().signal);
  if (posted.status !== 'answered' || !posted.answer.success) return false;
  rememberPriceDifference(checkoutId, difference);
  return true;
}
