import { Fact } from '../../../design/staff/fact.tsx';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { DecisionNote } from '../office/form/decision-note.tsx';
import { formatFlight, listRaiseAmounts } from './describe-notice.ts';
import type { NoticeOutcome } from './notice-outcome.ts';
import { listPhoneAnswers } from './notice-rules.ts';
import type { TripNotice } from './trip-notice.ts';

export interface NoticeAnswerPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly notice: TripNotice;
  readonly bookingNumber: string;
  /** In which the trip was sold. */
  readonly currency: CurrencyCode;
  /** What has become of the answer just recorded. */
  readonly outcome: NoticeOutcome | null;
  /** A note that was too short; null before it was sent. */
  readonly refusedNote: string | null;
}

/** Staff record what a traveller has answered on the telephone. */
export function NoticeAnswerPage(props: NoticeAnswerPageProps) {
  const { texts, language, notice, bookingNumber, currency, outcome, refusedNote } = props;
  const answers = listPhoneAnswers(notice);
  const { facts, state, answerBy } = notice;
  return (
    <>
      <h1>{texts('office.notice.phone')}</h1>
      {outcome === null ? null : (
        <p className="outcome" role="status">
          {texts(`office.notice.outcome.${outcome}`)}
        </p>
      )}
      <p>
        <a href={buildPath('back_office_booking', { bookingNumber })}>{bookingNumber}</a>
        {`: ${texts(`office.notice.kind.${facts.kind}`)}${'leg' in facts ? `, ${texts(`booking.${facts.leg}`)}` : ''} · ${texts(`office.notice.state.${state}`)} · `}
        {texts('office.notice.answerBy')}: {formatDateTime(answerBy, language, SHOP_TIME_ZONE)}
      </p>
      {'before' in facts ? <p>{Object.values(formatFlight(facts.before, language)).join(' · ')}</p> : null}
      {'after' in facts ? <p>→ {Object.values(formatFlight(facts.after, language)).join(' · ')}</p> : null}
      {facts.kind === 'incident' ? <p>{facts.message}</p> : null}
      {facts.kind === 'price-raised' ? (
        <>
          <p>{`${texts(`office.raise.reason.${facts.reason}`)}: ${facts.calculation}`}</p>
          <dl className="facts">
            {listRaiseAmounts(facts).map(([label, amount]) => (
              <Fact key={label} label={texts(label)}>
                {formatAmount(amount, currency)}
              </Fact>
            ))}
          </dl>
        </>
      ) : null}
      {answers.length === 0 ? null : (
        <form
          className="decide"
          method="post"
          action={buildPath('back_office_notice_answer', { noticeId: notice.id })}
        >
          <DecisionNote texts={texts} refused={refusedNote} />
          {answers.map((answer) => (
            <button key={answer} type="submit" name="answer" value={answer}>
              {texts(`office.notice.phone.${answer}`)}
            </button>
          ))}
        </form>
      )}
    </>
  );
}
