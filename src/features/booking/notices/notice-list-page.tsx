import type { SortValue } from '../../../design/staff/arrange-rows.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { type ListPage, parseListSort } from '../../../design/staff/list-sort.ts';
import { ListTabs } from '../../../design/staff/list-tabs.tsx';
import { FilterChoice, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { type ListTurn, StaffListView } from '../../../design/staff/staff-list-view.tsx';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type ListedNotice, NOTICE_KINDS, NOTICE_LISTS, type NoticeList } from './listed-notice.ts';
import { listPhoneAnswers } from './notice-rules.ts';

export const NOTICE_SORTS = ['number', 'what', 'state', 'until'] as const;

export const noticeSortValues: Readonly<
  Record<(typeof NOTICE_SORTS)[number], (notice: ListedNotice) => SortValue>
> = {
  number: ({ bookingNumber }) => bookingNumber,
  what: ({ facts }) => facts.kind,
  state: ({ state }) => state,
  until: ({ answerBy }) => answerBy.getTime(),
};

/** The filters and the order of the list as its address carries them; '' for what is not filtered. */
export interface NoticeFilters {
  readonly list: NoticeList;
  readonly kind: NoticeFacts['kind'] | '';
  readonly sort: string;
}

export interface NoticeListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly filters: NoticeFilters;
  /** Those of the page. */
  readonly notices: readonly ListedNotice[];
  readonly page: ListPage;
  /** Bookings to which an incident has just been announced; null for none. */
  readonly sent: number | null;
}

const buildNoticeListPath = ({ list, kind, sort }: NoticeFilters, turn: ListTurn = {}) =>
  buildListPath('back_office_notices', { list, kind, sort }, turn);

/** Notices to travellers: who has to answer, who has, and whom to call. */
export function NoticeListPage(props: NoticeListPageProps) {
  const { texts, filters, notices, page, sent } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.notices')}</h1>
        <a className="button" href={buildPath('back_office_incident', {})}>
          {texts('office.incident.report')}
        </a>
      </div>
      {sent === null ? null : (
        <p role="status" className="outcome">
          {texts('office.incident.sent', { n: sent })}
        </p>
      )}
      <ListTabs
        label={texts('office.notices')}
        lists={NOTICE_LISTS}
        current={filters.list}
        pathOf={(one) => buildNoticeListPath({ ...filters, list: one })}
        textOf={(one) => texts(`office.notices.${one}`)}
      />
      <StaffFilters
        texts={texts}
        action={buildPath('back_office_notices', {})}
        hidden={{ list: filters.list, sort: filters.sort }}
        clearPath={filters.kind === '' ? null : buildNoticeListPath({ ...filters, kind: '' })}
      >
        <FilterChoice
          label={texts('office.notice.what')}
          name="kind"
          value={filters.kind}
          options={[
            ['', texts('office.list.every')],
            ...NOTICE_KINDS.map((kind) => [kind, texts(`office.notice.kind.${kind}`)] as const),
          ]}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.notices')}
        empty={texts('office.notices.none')}
        columns={listNoticeColumns(props)}
        rows={notices}
        page={page}
        keyOf={({ id }) => id}
        pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
        sort={parseListSort(filters.sort, NOTICE_SORTS)}
        pathWith={(turn) => buildNoticeListPath(filters, turn)}
      />
    </>
  );
}

/** The columns of the list; names stay out of its file. */
export function listNoticeColumns({
  texts,
  language,
}: Pick<NoticeListPageProps, 'texts' | 'language'>): readonly StaffListColumn<ListedNotice>[] {
  return [
    {
      key: 'number',
      label: texts('office.number'),
      sorts: 'ascending',
      file: { booking: ({ bookingNumber }) => bookingNumber },
      render: ({ bookingNumber }) => bookingNumber,
    },
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
      sorts: 'ascending',
      file: {
        change: ({ facts }) => facts.kind,
        leg: ({ facts }) => ('leg' in facts ? facts.leg : ''),
        significant: ({ isSignificant }) => (isSignificant ? 'significant' : ''),
      },
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
      sorts: 'ascending',
      file: { state: ({ state }) => state },
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
      sorts: 'ascending',
      file: {
        since: ({ since }) => since.toISOString(),
        'answer by': ({ answerBy }) => answerBy.toISOString(),
      },
      render: ({ answerBy }) => (
        <time dateTime={answerBy.toISOString()}>{formatDateTime(answerBy, language, SHOP_TIME_ZONE)}</time>
      ),
    },
  ];
}
