import { codeParameter } from '../../features/checkout/codes/coupon-schema.ts';
import { loadCheckout } from '../../features/checkout/load-checkout.server.ts';
import type { PageLoader } from '../../site/page-data.ts';
import { redirect } from '../../site/redirect.ts';
import { buildPath } from '../../url.ts';
import { addCode } from './checkout-codes.server.ts';
import type { CouponCallDeps } from './coupon-call.server.ts';
import { isUnderWay } from './is-under-way.server.ts';

/** Query parameter with a code to redeem, such as a link in a mail has. */
const voucherParameter = 'voucher';

/**
 * Redeems the code of a link `?voucher=CODE` for the visitor's own checkout, and redirects to the same page without it: a code is in no
 * history and no referrer. Only the right code changes something, and a second time nothing.
 */
export function withVoucherLink(
  loader: PageLoader,
  route: 'checkout_ancillaries' | 'checkout_customer_payment',
  deps: CouponCallDeps,
): PageLoader {
  return async (visit, match, url, visitor) => {
    const code = url.searchParams.get(voucherParameter);
    if (code === null) return loader(visit, match, url, visitor);
    const checkout = await loadCheckout(deps.checkouts, visit, match, visitor);
    if (checkout === null) return null;
    const isOpen = !(await isUnderWay(deps.bookings, checkout.id));
    const added = isOpen ? await addCode(deps, { checkout, visit, code, network: null }) : null;
    const others = [...url.searchParams].filter(([name]) => name !== voucherParameter);
    const isRefused = added?.ok === false && !['alreadyEntered', 'being-booked'].includes(added.reason);
    const query = { ...Object.fromEntries(others), ...(isRefused && { [codeParameter]: added.reason }) };
    return redirect(buildPath(route, { _locale: visit.locale, checkoutId: checkout.id }, query));
  };
}
