import { amountSortValue, type SortValue } from '../../../design/staff/arrange-rows.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { type ListPage, parseListSort } from '../../../design/staff/list-sort.ts';
import { ListTabs } from '../../../design/staff/list-tabs.tsx';
import { MonthExport } from '../../../design/staff/month-export.tsx';
import { FilterChoice, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { type ListTurn, StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { REFUND_REASONS, type RefundReason } from '../model/refunds/due-refund.ts';
import { type ListedRefund, REFUND_LISTS, type RefundList } from '../model/refunds/listed-refund.ts';

export const REFUND_SORTS = ['booking', 'amount', 'reason', 'state', 'until'] as const;

export const refundSortValues: Readonly<
  Record<(typeof REFUND_SORTS)[number], (refund: ListedRefund) => SortValue>
> = {
  booking: ({ bookingNumber }) => bookingNumber,
  amount: ({ amount, currency }) => amountSortValue(amount, currency),
  reason: ({ reason }) => reason,
  state: ({ state, isLate }) => (isLate ? '' : state),
  until: ({ promisedOn }) => promisedOn,
};

/** The filters and the order of the list as its address carries them; '' for what is not filtered. */
export interface RefundFilters {
  readonly list: RefundList;
  readonly reason: RefundReason | '';
  readonly sort: string;
}

export interface RefundListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly filters: RefundFilters;
  /** Those of the page. */
  readonly refunds: readonly ListedRefund[];
  readonly page: ListPage;
  /** The last month that is over, `YYYY-MM`: what accounting exports first. */
  readonly lastMonth: string;
}

const buildRefundListPath = ({ list, reason, sort }: RefundFilters, turn: ListTurn = {}) =>
  buildListPath('back_office_refunds', { list, reason, sort }, turn);

/** What is owed to travellers: due, late or all, and the same as a file for accounting. */
export function RefundListPage(props: RefundListPageProps) {
  const { texts, filters, refunds, page, lastMonth } = props;
  const path = buildPath('back_office_refunds', {});
  return (
    <>
      <h1>{texts('office.refunds')}</h1>
      <ListTabs
        label={texts('office.refunds')}
        lists={REFUND_LISTS}
        current={filters.list}
        pathOf={(one) => buildRefundListPath({ ...filters, list: one })}
        textOf={(one) => texts(`office.refunds.${one}`)}
      />
      <StaffFilters
        texts={texts}
        action={path}
        hidden={{ list: filters.list, sort: filters.sort }}
        clearPath={filters.reason === '' ? null : buildRefundListPath({ ...filters, reason: '' })}
      >
        <FilterChoice
          label={texts('office.refund.why')}
          name="reason"
          value={filters.reason}
          options={[
            ['', texts('office.list.every')],
            ...REFUND_REASONS.map((reason) => [reason, texts(`office.refund.reason.${reason}`)] as const),
          ]}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.refunds')}
        empty={texts('office.refunds.none')}
        columns={listRefundColumns(props)}
        rows={refunds}
        page={page}
        keyOf={({ id }) => id}
        pathOf={({ bookingNumber }) => buildPath('back_office_booking', { bookingNumber })}
        sort={parseListSort(filters.sort, REFUND_SORTS)}
        pathWith={(turn) => buildRefundListPath(filters, turn)}
      />
      <section className="sheet">
        <h2>{texts('office.ledger.export')}</h2>
        <p>{texts('office.ledger.hint')}</p>
        <MonthExport
          texts={texts}
          action={buildPath('back_office_ledger_export', {})}
          lastMonth={lastMonth}
        />
      </section>
    </>
  );
}

/** The columns of the list. Names and notes stay out of its file, which goes to accounting. */
export function listRefundColumns({
  texts,
  language,
}: Pick<RefundListPageProps, 'texts' | 'language'>): readonly StaffListColumn<ListedRefund>[] {
  return [
    {
      key: 'booking',
      label: texts('office.refund.booking'),
      sorts: 'ascending',
      file: { booking: ({ bookingNumber }) => bookingNumber },
      render: ({ bookingNumber, customer }) => (
        <>
          {bookingNumber}
          <br />
          <small>{customer}</small>
        </>
      ),
    },
    {
      key: 'reason',
      label: texts('office.refund.why'),
      sorts: 'ascending',
      file: { reason: ({ reason }) => reason },
      render: ({ reason }) => texts(`office.refund.reason.${reason}`),
    },
    {
      key: 'state',
      label: texts('office.state'),
      sorts: 'ascending',
      file: { state: ({ state }) => state },
      render: ({ state, isLate }) =>
        isLate ? texts('office.refund.late') : texts(`office.refund.state.${state}`),
    },
    {
      key: 'amount',
      label: texts('office.refund.amount'),
      sorts: 'descending',
      isAmount: true,
      file: {
        amount: ({ amount, currency }) => formatDecimalAmount(money(amount, currency)),
        currency: ({ currency }) => currency,
      },
      render: ({ amount, currency }) => formatAmount(amount, currency),
    },
    {
      key: 'until',
      label: texts('office.refund.until'),
      sorts: 'ascending',
      file: {
        since: ({ since }) => formatDay(dayAt(since)),
        promised: ({ promisedOn }) => promisedOn,
        late: ({ isLate }) => (isLate ? 'late' : ''),
      },
      render: ({ promisedOn }) => formatDate(requireDay(promisedOn), language),
    },
  ];
}
