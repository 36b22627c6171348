import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { TripFrame } from '../my-trips/frame/trip-frame.tsx';
import { describeVoucherOffer, labelOfTaking } from '../voucher-offer/describe-voucher-offer.ts';
import styles from './voucher-offer-page.module.css';
import type { VoucherOfferPageProps } from './voucher-offer-page-props.ts';

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripVoucherOffer: VoucherOfferPageProps;
  }
}

/** A voucher in place of money that is due back: the traveller takes it, refuses it, or does nothing and gets the money. Works without script. */
export default function VoucherOfferPage(props: VoucherOfferPageProps) {
  const { offer, isBusy } = props;
  const texts = useTexts();
  return (
    <TripFrame title={texts('voucherOffer.title')} trip={props}>
      <dl className={styles.amounts}>
        <div>
          <dt>{texts('voucherOffer.money')}</dt>
          <dd>{formatAmount(offer.amount, offer.currency)}</dd>
        </div>
        <div>
          <dt>{texts('voucherOffer.worth')}</dt>
          <dd>{formatAmount(offer.worth, offer.currency)}</dd>
        </div>
      </dl>
      {isBusy ? <Notice kind="warning">{texts('tripNotice.busy')}</Notice> : null}
      {offer.state === 'open' ? <Answering {...props} /> : <Answered {...props} />}
    </TripFrame>
  );
}

function Answering(props: VoucherOfferPageProps) {
  const { offer, right, checkoutId, linkKey } = props;
  const texts = useTexts();
  const { locale, language } = useVisit();
  const action = buildPath('trip_voucher_answer', { _locale: locale, checkoutId, offerId: offer.id });
  return (
    <>
      {describeVoucherOffer(offer, texts, language).map((sentence) => (
        <p key={sentence} className={styles.meaning}>
          {sentence}
        </p>
      ))}
      {right === 'read' ? (
        <ConfirmByCode
          checkoutId={checkoutId}
          address={offer.path}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('voucherOffer.codeReason')}
        />
      ) : (
        <form method="post" action={action} className={styles.answers}>
          {linkKey === null ? null : <input type="hidden" name="key" value={linkKey} />}
          <Button type="submit" name="answer" value="take">
            {labelOfTaking(offer, texts)}
          </Button>
          <Button type="submit" name="answer" value="refuse" look="secondary">
            {texts('voucherOffer.refuse')}
          </Button>
        </form>
      )}
    </>
  );
}

function Answered({ offer, maskedEmail }: VoucherOfferPageProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const { state, amount, worth, currency, promisedOn } = offer;
  return (
    <Notice kind={state === 'taken' ? 'success' : 'information'}>
      {texts(`voucherOffer.state.${state}`, {
        amount: formatAmount(amount, currency),
        worth: formatAmount(worth, currency),
        promised: formatDate(requireDay(promisedOn), language, 'long'),
        email: maskedEmail,
      })}
    </Notice>
  );
}
