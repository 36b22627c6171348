import {
  encodePriceDifferenceCookie,
  type PriceDifference,
} from '../../domain/money/price-difference-cookie.ts';

/**
 * Remembers for a checkout what a price was before another one was agreed to (OFFER-033, CREATE-014), wherever that
 * happens; its pages show it until the shopper hides it.
 * @param difference null where the shopper has hidden it
 */
export function rememberPriceDifference(checkoutId: string, difference: PriceDifference | null): void {
  const isSecure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = encodePriceDifferenceCookie(checkoutId, difference, isSecure);
}
