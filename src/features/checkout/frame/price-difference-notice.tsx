import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { readPriceDifferenceCookie } from '../../../domain/money/price-difference-cookie.ts';
import { rememberPriceDifference } from '../../../site/prices/remember-price-difference.ts';
import { useTexts } from '../../../site/visit-context.tsx';

export interface PriceDifferenceNoticeProps {
  readonly checkoutId: string;
  readonly currency: CurrencyCode;
}

/** Reminds the shopper of an accepted price change until they hide it (CREATE-012 to CREATE-014, OFFER-036). */
export default function PriceDifferenceNotice({ checkoutId, currency }: PriceDifferenceNoticeProps) {
  const texts = useTexts();
  const [isHidden, setIsHidden] = useState(false);
  const difference = readPriceDifferenceCookie(document.cookie, checkoutId);
  if (isHidden || difference === null) return null;
  const hide = () => {
    rememberPriceDifference(checkoutId, null);
    setIsHidden(true);
  };
  return (
    <Notice
      action={
        <Button look="quiet" onClick={hide}>
          {texts('extras.hide')}
        </Button>
      }
    >
      {texts('extras.difference', {
        now: formatAmount(difference.newTotal, currency),
        before: formatAmount(difference.oldTotal, currency),
      })}
    </Notice>
  );
}
