import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { readPriceDifferenceCookie } from '../../../domain/price-difference-cookie.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { writeAmount } from './write-amount.ts';

/** Cookies are not watched: what is read when the page is taken over is what is shown. */
const watchNothing = () => () => undefined;

/** Reminds of a changed price that was agreed to, until it is hidden (CREATE-012 to CREATE-014, OFFER-036). */
export function PriceDifferenceNotice({ summary }: { readonly summary: CheckoutSummary }) {
  const texts = useTexts();
  const [isHidden, setIsHidden] = useState(false);
  const cookies = useSyncExternalStore(
    watchNothing,
    () => document.cookie,
    () => '',
  );
  const difference = readPriceDifferenceCookie(cookies, summary.checkoutId);
  if (isHidden || difference === null) return null;
  const { oldTotal, newTotal } = difference;
  return (
    <Notice
      action={
        <Button look="quiet" onClick={() => setIsHidden(true)}>
          {texts('extras.hide')}
        </Button>
      }
    >
      {texts('extras.difference', {
        now: writeAmount(newTotal, summary.currency),
        before: writeAmount(oldTotal, summary.currency),
      })}
    </Notice>
  );
}
