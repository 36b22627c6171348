import { priceDifferenceSeconds } from '../../defaults.ts';

/** Totals in minor units. */
export interface PriceDifference {
  readonly oldTotal: number;
  readonly newTotal: number;
}

/** The name of the cookie: `pd` and the checkout's id, nothing between (OFFER-034). */
export function priceDifferenceCookieName(checkoutId: string): string {
  return `pd${checkoutId}`;
}

/**
 * The cookie that remembers what an accepted price was before (OFFER-033, CREATE-014), as `document.cookie` takes it. It
 * holds the two totals.
 * @param difference null where it is to be forgotten
 * @param isSecure the site is served by https: then the cookie is `Secure` (STORE-014)
 */
export function encodePriceDifferenceCookie(
  checkoutId: string,
  difference: PriceDifference | null,
  isSecure: boolean,
): string {
  const age = difference === null ? 0 : priceDifferenceSeconds;
  const value = difference === null ? '' : `${difference.oldTotal}-${difference.newTotal}`;
  const name = priceDifferenceCookieName(checkoutId);
  return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The difference that cookies remember of a checkout, or null. @param cookies as `document.cookie` gives them */
export function readPriceDifferenceCookie(cookies: string, checkoutId: string): PriceDifference | null {
  const prefix = `${priceDifferenceCookieName(checkoutId)}=`;
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  const [, oldTotal, newTotal] = /^(\d{1,10})-(\d{1,10})$/.exec(value ?? '') ?? [];
  return oldTotal === undefined ? null : { oldTotal: Number(oldTotal), newTotal: Number(newTotal) };
}
