import Plane from 'lucide-react/icons/plane';
import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { formatMiles } from '../../../../domain/miles/format-miles.ts';
import { findMilesRange } from '../../../../domain/miles/redeem-miles.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import styles from './miles-block.module.css';
import { MilesEntry } from './miles-entry.tsx';
import type { MilesOffer } from './miles-offer.ts';

export interface MilesBlockProps {
  /** Without the discount of a card. */
  readonly summary: CheckoutSummary;
  readonly offer: MilesOffer;
  /** Called with what the checkout redeems now. */
  readonly onChange: (miles: CheckoutSummary['miles']) => void;
}

/** Miles as a means of payment (MILE-002 to MILE-008, MILE-019): the link to the programme, then slider and number. Forms without script. */
export function MilesBlock({ summary, offer, onChange }: MilesBlockProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const { programme, account } = offer;
  const params = { _locale: locale, checkoutId: summary.checkoutId };
  return (
    <CheckoutSection
      id="miles"
      title={texts('payment.miles.title', { programme })}
      icon={Plane}
      note={texts('payment.miles.description', { programme })}
    >
      {offer.problem === 'milesMoreLoginError' && account === null ? (
        <Notice kind="error">{texts('checkout.error.milesMoreLoginError')}</Notice>
      ) : null}
      {account === null ? (
        <p>
          <Button look="secondary" href={buildPath('miles_link', params)}>
            {texts('payment.miles.link')}
          </Button>
        </p>
      ) : (
        <>
          <div className={styles.account}>
            <p className={styles.total}>
              <span className={styles.label}>{texts('payment.miles.total')}</span>
              <strong className={styles.balance}>
                {account.balance === null ? '–' : formatMiles(account.balance)}
              </strong>
              <span className={styles.label}>{account.name}</span>
            </p>
            <form method="post" action={buildPath('do_miles_more', params)}>
              <input type="hidden" name="link" value="remove" />
              <button type="submit" className={styles.quiet}>
                {texts('payment.miles.unlink')}
              </button>
            </form>
          </div>
          <Redemption summary={summary} offer={offer} onChange={onChange} />
        </>
      )}
    </CheckoutSection>
  );
}

/** Slider and number, or why there are none (ERR-015, checkout X-046). */
function Redemption({ summary, offer, onChange }: MilesBlockProps) {
  const texts = useTexts();
  const { account, minimum, rate } = offer;
  const { miles, currency } = summary;
  const balance = account?.balance ?? null;
  if (balance === null) return <Notice kind="warning">{texts('payment.miles.unavailable')}</Notice>;
  const total = summary.total + (miles?.amount ?? 0);
  const range = findMilesRange({ total, balance, minimum }, rate);
  if (range.kind === 'too-few-points')
    return (
      <Notice kind="error">
        {texts('payment.miles.notEnough', { minimumPoints: formatMiles(minimum) })}
      </Notice>
    );
  if (range.kind === 'too-low-total')
    return (
      <Notice>
        {texts('payment.miles.totalTooLow', {
          minimumPoints: formatMiles(minimum),
          total: formatAmount(total, currency),
        })}
      </Notice>
    );
  return <MilesEntry summary={summary} offer={offer} range={range} total={total} onChange={onChange} />;
}
