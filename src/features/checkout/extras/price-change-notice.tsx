import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { moveTo } from '../../../site/move-to.ts';
import { rememberPriceDifference } from '../../../site/prices/remember-price-difference.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { type ExtrasFailure, postPrice } from './choices/extras-client.ts';
import styles from './price-change-notice.module.css';

/** Minor units for flights and stay of all travellers. */
export interface TotalChange {
  readonly oldTotal: number;
  readonly newTotal: number;
}

export interface PriceChangeNoticeProps {
  readonly summary: CheckoutSummary;
  readonly change: TotalChange;
  /** Id of the notice's heading. */
  readonly labelledBy: string;
}

/**
 * Shows old price, new price and reason; the shopper has to accept it before anything else (CREATE-007 to CREATE-011).
 * Rejecting it leads back to the hotel (checkout X-009).
 */
export function PriceChangeNotice({ summary, change, labelledBy }: PriceChangeNoticeProps) {
  const { oldTotal, newTotal } = change;
  const texts = useTexts();
  const { locale } = useVisit();
  const [state, setState] = useState<'open' | 'sending' | ExtrasFailure>('open');
  const format = (amount: number) => formatAmount(amount, summary.currency);
  const difference = format(Math.abs(newTotal - oldTotal));

  async function accept(): Promise<void> {
    setState('sending');
    const refused = await postPrice(locale, summary.checkoutId, newTotal);
    if (refused === null) rememberPriceDifference(summary.checkoutId, { oldTotal, newTotal });
    else setState(refused);
    if (refused === null || refused === 'price-changed' || refused === 'extra-gone') {
      moveTo(location.pathname + location.search, { replaces: true });
    }
  }

  return (
    <section className={styles.notice} aria-labelledby={labelledBy}>
      <dl className={styles.prices}>
        <div>
          <dt>{texts('extras.change.old')}</dt>
          <dd>
            <s>{format(oldTotal)}</s>
          </dd>
        </div>
        <div className={styles.newPrice}>
          <dt>{texts('extras.change.new')}</dt>
          <dd>{format(newTotal)}</dd>
        </div>
      </dl>
      <p>
        {texts(newTotal > oldTotal ? 'extras.change.moreExpensive' : 'extras.change.cheaper', { difference })}
      </p>
      {state === 'open' || state === 'sending' ? null : (
        <p role="alert">{texts(`extras.refused.${state}`)}</p>
      )}
      <div className={styles.actions}>
        <Button data-needs-script="" isBusy={state === 'sending'} onClick={() => void accept()}>
          {texts('extras.change.accept', { price: format(newTotal) })}
        </Button>
        <Button look="secondary" href={summary.trip.hotel.path}>
          {texts('extras.change.reject')}
        </Button>
      </div>
    </section>
  );
}
