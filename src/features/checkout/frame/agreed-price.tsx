import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { PriceDifferenceNoticeProps } from './price-difference-notice.tsx';

const PriceDifferenceNotice = lazy(() => import('./price-difference-notice.tsx'));

/** Cookies are not watched: what is read when the page is taken over is what is shown. */
const watchNothing = () => () => undefined;

/**
 * The price-difference notice, on every step: one may be passed over or come to by a link, and a price be agreed to again
 * after the last one (CREATE-012). Few shoppers have one: it is loaded where a cookie names the checkout, and reads it.
 */
export function AgreedPrice(props: PriceDifferenceNoticeProps) {
  const isRemembered = useSyncExternalStore(
    watchNothing,
    () => document.cookie.includes(props.checkoutId),
    () => false,
  );
  return isRemembered ? (
    <Suspense>
      <PriceDifferenceNotice {...props} />
    </Suspense>
  ) : null;
}
