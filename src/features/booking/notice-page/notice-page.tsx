import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import type { NoticeAnswer } from '../../../domain/booking/trip-notice.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatDeadline } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { AlternativeList } from '../alternatives/alternative-list.tsx';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { TripFrame } from '../my-trips/frame/trip-frame.tsx';
import {
  describeDeadline,
  listRaiseAmounts,
  meaningOfNotice,
  titleOfNotice,
} from '../notices/describe-notice.ts';
import { NoticeComparison } from '../notices/notice-comparison.tsx';
import styles from './notice-page.module.css';
import type { NoticePageProps } from './notice-page-props.ts';

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripNotice: NoticePageProps;
  }
}

/** Something has happened to a booked trip: what it was, what it is now, and the traveller's answer. Works without script. */
export default function NoticePage(props: NoticePageProps) {
  const { facts, isSignificant } = props.notice;
  const texts = useTexts();
  return (
    <TripFrame title={titleOfNotice(facts, texts)} trip={props}>
      <NoticeComparison facts={facts} />
      {facts.kind === 'price-raised' ? <RaiseAmounts facts={facts} currency={props.currency} /> : null}
      <p className={styles.meaning}>{meaningOfNotice(facts, isSignificant, texts)}</p>
      {props.isBusy ? <Notice kind="warning">{texts('tripNotice.busy')}</Notice> : null}
      {props.answers.length === 0 ? <Ended {...props} /> : <Answering {...props} />}
    </TripFrame>
  );
}

function Ended({ state }: NoticePageProps) {
  const texts = useTexts();
  const shown = state === 'open' ? 'expired' : state;
  return (
    <Notice kind={shown === 'accepted' || shown === 'cancelled' ? 'success' : 'information'}>
      {texts(`tripNotice.state.${shown}`)}
    </Notice>
  );
}

function Answering(props: NoticePageProps) {
  const { notice, answers, right, checkoutId, isCancelling } = props;
  const texts = useTexts();
  const { language } = useVisit();
  if (right === 'read')
    return (
      <>
        <Deadline {...notice} language={language} />
        <Alternatives {...props} />
        <ConfirmByCode
          checkoutId={checkoutId}
          address={notice.path}
          state={props.codeState}
          signInPath={props.signInPath}
          maskedEmail={props.maskedEmail}
          reason={texts('tripNotice.codeReason')}
        />
      </>
    );
  if (isCancelling && answers.includes('cancel')) return <LastStep {...props} />;
  return (
    <>
      <Deadline {...notice} language={language} />
      <Alternatives {...props} />
      <section className={styles.answers} aria-label={texts('tripNotice.answers')}>
        {answers.includes('accept') ? (
          <AnswerForm {...props} answer="accept">
            {texts(
              notice.facts.kind === 'incident' || !notice.isSignificant
                ? 'tripNotice.understood'
                : 'tripNotice.accept',
            )}
          </AnswerForm>
        ) : null}
        {answers.includes('cancel') ? (
          <Button href={addStep(notice.path)} look={answers.includes('accept') ? 'secondary' : 'primary'}>
            {texts('tripNotice.cancel')}
          </Button>
        ) : null}
      </section>
      {answers.includes('cancel') ? <RefundText {...props} /> : null}
    </>
  );
}

function RaiseAmounts({
  facts,
  currency,
}: { readonly facts: Parameters<typeof listRaiseAmounts>[0] } & Pick<NoticePageProps, 'currency'>) {
  const texts = useTexts();
  return (
    <dl className={styles.amounts}>
      {listRaiseAmounts(facts).map(([id, amount]) => (
        <div key={id}>
          <dt>{texts(id)}</dt>
          <dd>{formatAmount(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Alternatives({ alternatives, currency, right, checkoutId, notice }: NoticePageProps) {
  if (alternatives === null) return null;
  const linkKey = new URLSearchParams(notice.path.split('?')[1]).get('key');
  const choice = right === 'act' ? { checkoutId, noticeId: notice.id, linkKey } : null;
  return <AlternativeList alternatives={alternatives} currency={currency} choice={choice} />;
}

function Deadline({
  facts,
  isSignificant,
  withoutAnswer,
  answerBy,
  language,
}: NoticePageProps['notice'] & { readonly language: Parameters<typeof formatDate>[1] }) {
  const texts = useTexts();
  if (!isSignificant) return null;
  const day = formatDeadline(new Date(answerBy), language);
  return <p className={styles.meaning}>{describeDeadline({ facts, withoutAnswer }, day, texts)}</p>;
}

/** The second of the two steps: nobody cancels a trip by one tap. */
function LastStep(props: NoticePageProps) {
  const texts = useTexts();
  return (
    <section className={styles.last} aria-labelledby="last-title">
      <h2 id="last-title">{texts('tripNotice.cancelTitle')}</h2>
      <RefundText {...props} />
      <div className={styles.answers}>
        <AnswerForm {...props} answer="cancel">
          {texts('tripNotice.cancel')}
        </AnswerForm>
        <Button href={props.notice.path} look="quiet">
          {texts('tripNotice.back')}
        </Button>
      </div>
    </section>
  );
}

function RefundText({ refund, currency }: NoticePageProps) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <p className={styles.soft}>
      {texts('tripNotice.refund', {
        amount: formatAmount(refund.amount, currency),
        day: formatDate(requireDay(refund.promisedOn), language, 'long'),
      })}
    </p>
  );
}

function AnswerForm({
  notice,
  checkoutId,
  answer,
  children,
}: NoticePageProps & { readonly answer: NoticeAnswer; readonly children: string }) {
  const { locale } = useVisit();
  const action = buildPath('trip_notice_answer', { _locale: locale, checkoutId, noticeId: notice.id });
  const key = new URLSearchParams(notice.path.split('?')[1]).get('key');
  return (
    <form method="post" action={action}>
      {key === null ? null : <input type="hidden" name="key" value={key} />}
      <Button type="submit" name="answer" value={answer}>
        {children}
      </Button>
    </form>
  );
}

function addStep(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}step=cancel`;
}
