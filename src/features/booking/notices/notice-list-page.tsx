import { StaffList } from '../../../design/staff/staff-list.tsx';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type ListedNotice, NOTICE_LISTS, type NoticeList } from './listed-notice.ts';
import { listPhoneAnswers } from './notice-rules.ts';

export interface NoticeListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly list: NoticeList;
  readonly notices: readonly ListedNotice[];
  /** Bookings to which an incident has just been announced; null for none. */
  readonly sent: number | null;
}

/** Notices to travellers: who has to answer, who has, and whom to call. */
export function NoticeListPage({ texts, language, list, notices, sent }: NoticeListPageProps) {
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.notices')}</h1>
        <a className="button quiet" href={buildPath('back_office_notices_export', {}, { list })}>
          {texts('office.notices.export')}
        </a>
      </div>
      {sent === null ? null : (
        <p role="status" className="outcome">
          {texts('office.incident.sent', { n: sent })}
        </p>
      )}
      <p className="buttons">
        {NOTICE_LISTS.map((one) => (
          <a
            key={one}
            className="button quiet"
            href={buildPath('back_office_notices', {}, { list: one })}
            aria-current={one === list ? 'page' : undefined}
          >
            {texts(`office.notices.${one}`)}
          </a>
        ))}
        <a className="button" href={buildPath('back_office_incident', {})}>
          {texts('office.incident.report')}
        </a>
      </p>
      {notices.length === 0 ? (
        <p className="empty">{texts('office.notices.none')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.notices')}
          rows={notices}
          keyOf={({ id }) => id}
          pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
          columns={[
            { key: 'number', label: texts('office.number'), render: ({ bookingNumber }) => bookingNumber },
            {
              key: 'guest',
              label: texts('office.guest'),
              render: ({ customer, phone }) => (
                <>
                  {customer}
                  <br />
                  <small>{phone}</small>
                </>
              ),
            },
            {
              key: 'what',
              label: texts('office.notice.what'),
              render: ({ facts, isSignificant, hotel }) => (
                <>
                  {texts(`office.notice.kind.${facts.kind}`)}
                  {'leg' in facts ? `: ${texts(`booking.${facts.leg}`)}` : ''}
                  <br />
                  <small>
                    {isSignificant ? `${texts('office.notice.significant')} · ` : ''}
                    {hotel}
                  </small>
                </>
              ),
            },
            {
              key: 'state',
              label: texts('office.state'),
              render: ({ id, facts, state, bookingNumber }) => (
                <>
                  {texts(`office.notice.state.${state}`)}
                  {listPhoneAnswers({ facts, state }).length === 0 ? null : (
                    <>
                      <br />
                      <a
                        href={buildPath('back_office_notice', { noticeId: id })}
                        aria-label={texts('office.notice.phoneOf', { number: bookingNumber })}
                      >
                        {texts('office.notice.phone')}
                      </a>
                    </>
                  )}
                </>
              ),
            },
            {
              key: 'until',
              label: texts('office.notice.answerBy'),
              render: ({ answerBy }) => (
                <time dateTime={answerBy.toISOString()}>
                  {formatDateTime(answerBy, language, SHOP_TIME_ZONE)}
                </time>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
