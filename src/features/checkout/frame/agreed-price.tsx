import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import type { PriceDifferenceNoticeProps } from './price-difference-notice.tsx';

const PriceDifferenceNotice = lazyPart(() => import('./price-difference-notice.tsx'));

/** Cookies have no change events: the component shows the value read at hydration. */
const subscribeToNothing = () => () => undefined;

/**
 * Shows the price-difference notice on every step, because shoppers may skip steps or accept another price later
 * (CREATE-012). Few shoppers need it, so its code loads only when a cookie contains the checkout's id.
 */
export function AgreedPrice(props: PriceDifferenceNoticeProps) {
  const isRemembered = useSyncExternalStore(
    subscribeToNothing,
    () => document.cookie.includes(props.checkoutId),
    () => false,
  );
  return isRemembered ? (
    <Suspense>
      <PriceDifferenceNotice {...props} />
    </Suspense>
  ) : null;
}
