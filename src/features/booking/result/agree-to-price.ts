import type { PriceDifference } from '../../../domain/money/price-difference-cookie.ts';
import type { AcceptPriceBody, AcceptPriceResult } from '../../../site/accept-price-schema.ts';
import { postJson } from '../../../site/post-json.ts';
import { rememberPriceDifference } from '../../../site/remember-price-difference.ts';
import { buildPath } from '../../../url.ts';

/**
 * Agrees to what flights and stay of a checkout cost now (CREATE-009), and remembers what they cost before (CREATE-014).
 * @returns false where the shop did not take it
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
