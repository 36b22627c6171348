import { findPageGroup, type PageRouteName } from '../../routes.ts';
import type { NewsTickerProps } from './schema.ts';

/**
 * Shown on the pages it lists (MOD-107). One that lists none is shown everywhere but on the pages of the voucher (MOD-108) and
 * of a checkout, where nothing leads away by accident.
 */
export function isNewsTickerShown(
  { pages = [] }: Pick<NewsTickerProps, 'pages'>,
  { route }: { readonly route: PageRouteName | null },
): boolean {
  if (pages.length > 0) return route !== null && pages.includes(route);
  return route !== 'voucher' && route !== 'voucher_form' && !isOfCheckout(route);
}

function isOfCheckout(route: PageRouteName | null): boolean {
  return route !== null && findPageGroup(route) === 'checkout';
}
