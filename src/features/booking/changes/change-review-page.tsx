import Check from 'lucide-react/icons/circle-check';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import type { LaterPaymentParts } from '../later-payment/later-payment-props.ts';
import { PaymentForm } from '../later-payment/payment-form.tsx';
import { useAwaitPayment } from '../later-payment/use-await-payment.ts';
import { ChangeCode, ChangeFrame, ChangeRefusalNote, LinkKey } from './change-frame.tsx';
import styles from './change-review-page.module.css';
import { ChangeSummary } from './change-summary.tsx';
import type { ChangeReviewState, ReviewProps } from './review-props.ts';

/** What a change makes of a trip and what it costs, its payment where something is charged, and what has become of it. */
export function ChangeReviewPage(props: ReviewProps & LaterPaymentParts) {
  const { state, place, editPath, tripPath, Challenge } = props;
  const texts = useTexts();
  if (state.kind === 'paying')
    return (
      <div data-interactive="">
        <Challenge place={place} action={state.action} returned={state.returned} />
      </div>
    );
  const isOver = state.kind === 'done' || state.kind === 'working';
  const back = isOver
    ? { path: tripPath, words: texts('tripChange.back') }
    : { path: editPath, words: texts('tripChange.review.again') };
  return (
    <ChangeFrame {...props} back={back}>
      <Step {...props} />
    </ChangeFrame>
  );
}

function Step(props: ReviewProps & LaterPaymentParts) {
  const { state, choicePath, editPath } = props;
  const texts = useTexts();
  switch (state.kind) {
    case 'quoted':
      return <Quoted {...props} quoted={state} />;
    case 'code':
      return (
        <>
          <h2 id="change-title">{texts('tripChange.review.title')}</h2>
          <ChangeCode {...props} />
        </>
      );
    case 'expired':
      return (
        <ChangeRefusalNote
          title={texts('tripChange.review.title')}
          text={texts('tripChange.expired')}
          next={{ path: choicePath, words: texts('tripChange.backToChoice') }}
        />
      );
    case 'refused':
      return (
        <ChangeRefusalNote
          title={texts('tripChange.review.title')}
          text={texts(`tripChange.refusal.${state.refusal}`)}
          next={{ path: editPath, words: texts('tripChange.review.again') }}
        />
      );
    case 'working':
      return <Working {...props} />;
    case 'done':
      return <Outcome {...props} outcome="done" />;
    case 'paying':
      return null;
  }
}

type QuotedState = Extract<ChangeReviewState, { readonly kind: 'quoted' }>;

function Quoted(props: ReviewProps & LaterPaymentParts & { readonly quoted: QuotedState }) {
  const { quoted, place, checkoutId, linkKey, editPath, isForCaller } = props;
  const { summary, draft, notice, linkDueOn } = quoted;
  const texts = useTexts();
  const { locale } = useVisit();
  const { charge, refund, fee, balance, oldTotal, newTotal } = summary.quote;
  const isFree = fee === 0 && oldTotal === newTotal;
  return (
    <>
      <h2 id="change-title">{texts('tripChange.review.title')}</h2>
      {notice === null ? null : <Notice kind="warning">{texts(noticeText(notice))}</Notice>}
      <ChangeSummary {...summary} />
      {isForCaller && charge > 0 ? <ByLink dueOn={linkDueOn} /> : null}
      {isForCaller && charge > 0 && linkDueOn === null ? (
        <Button href={editPath} look="secondary">
          {texts('tripChange.review.again')}
        </Button>
      ) : charge > 0 && !isForCaller ? (
        <PaymentForm
          place={place}
          amount={charge}
          currency={summary.currency}
          methods={quoted.methods}
          today={quoted.today}
          Payment={props.Payment}
          findBankFaults={props.findBankFaults}
          problem={quoted.paymentProblem}
          label={texts('tripChange.review.pay')}
          button={texts('tripChange.review.payNow')}
        />
      ) : (
        <form
          className={styles.confirm}
          method="post"
          action={buildPath('trip_change_place', { _locale: locale, checkoutId })}
        >
          <LinkKey linkKey={linkKey} />
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="refund" value={refund} />
          <input type="hidden" name="balance" value={balance ?? 0} />
          <input type="hidden" name="link" value={charge} />
          <Button type="submit">
            {texts(isFree ? 'tripChange.review.confirm' : 'tripChange.review.confirmPriced')}
          </Button>
          <Button href={editPath} look="quiet">
            {texts('tripChange.review.again')}
          </Button>
        </form>
      )}
    </>
  );
}

/** How a caller pays. */
function ByLink({ dueOn }: { readonly dueOn: string | null }) {
  const texts = useTexts();
  const { language } = useVisit();
  if (dueOn === null) return <Notice kind="warning">{texts('tripChange.review.byLinkTooSoon')}</Notice>;
  const day = formatDate(requireDay(dueOn), language);
  return <p>{texts('tripChange.review.byLinkText', { day })}</p>;
}

const noticeText = (notice: 'failed' | 'priceChanged') =>
  notice === 'failed' ? 'tripChange.failed' : 'tripChange.priceChanged';

/** Moves on by itself once the change is made (`data-interactive`). */
function Working(props: ReviewProps) {
  const texts = useTexts();
  useAwaitPayment(props.place);
  return (
    <>
      <Outcome {...props} outcome="working" />
      <div data-interactive="">
        <Spinner label={texts('tripChange.working.title')} />
      </div>
    </>
  );
}

function Outcome({ outcome, tripPath }: ReviewProps & { readonly outcome: 'working' | 'done' }) {
  const texts = useTexts();
  return (
    <>
      <h2 id="change-title" className={styles.outcome}>
        {outcome === 'done' ? <Icon icon={Check} size={32} /> : null}
        {texts(`tripChange.${outcome}.title`)}
      </h2>
      <p>{texts(`tripChange.${outcome}.text`)}</p>
      <div className={styles.confirm}>
        <Button href={tripPath}>{texts('tripChange.toTrip')}</Button>
      </div>
    </>
  );
}
