import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { FilterState } from '../../../design/staff/filter-state.tsx';
import { parseListSort } from '../../../design/staff/list-sort.ts';
import { MonthExport } from '../../../design/staff/month-export.tsx';
import { FilterText, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { type ListTurn, StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { VOUCHER_STATES, type VoucherState } from '../../../domain/vouchers/voucher-state.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { type FoundVouchers, type ListedVoucher, VOUCHER_SORTS } from '../model/voucher-file.ts';

/** The filters and the order of the list as its address carries them; '' for what is not filtered. */
export interface VoucherFilters {
  /** The words that were searched for, sealed. */
  readonly search: string;
  readonly state: VoucherState | '';
  readonly sort: string;
}

/** The address of the list with these filters. */
export const buildVoucherListPath = (
  { search = '', state = '', sort = '' }: Partial<VoucherFilters>,
  turn: ListTurn = {},
): string => buildListPath('back_office_vouchers', { search, state, sort }, turn);

export interface VoucherListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** What was searched for. */
  readonly text: string;
  readonly filters: VoucherFilters;
  readonly found: FoundVouchers;
  /** The last month that is over, `YYYY-MM`: what accounting exports first. */
  readonly lastMonth: string;
}

/** Finds gift vouchers, the newest first, and exports what they moved in a month. */
export function VoucherListPage(props: VoucherListPageProps) {
  const { texts, text, filters, found, lastMonth } = props;
  const { vouchers, page } = found;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.place.vouchers')}</h1>
        <a className="button quiet" href={buildPath('back_office_withdrawals', {})}>
          {texts('office.withdrawals')}
        </a>
        <a className="button quiet" href={buildPath('back_office_promotions', {})}>
          {texts('office.promotions')}
        </a>
      </div>
      <StaffFilters
        texts={texts}
        method="post"
        action={buildPath('back_office_voucher_search', {})}
        hidden={{ sort: filters.sort }}
        clearPath={text === '' && filters.state === '' ? null : buildVoucherListPath({ sort: filters.sort })}
      >
        <FilterText label={texts('office.voucher.search')} name="text" value={text} />
        <FilterState
          texts={texts}
          value={filters.state}
          states={VOUCHER_STATES}
          textOf={(each) => texts(`office.voucher.state.${each}`)}
        />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.place.vouchers')}
        empty={texts('office.voucher.none')}
        columns={listVoucherColumns(props)}
        rows={vouchers}
        page={page}
        keyOf={({ id }) => id}
        pathOf={({ id }) => buildPath('back_office_voucher', { voucherId: id })}
        sort={parseListSort(filters.sort, VOUCHER_SORTS)}
        pathWith={(turn) => buildVoucherListPath(filters, turn)}
      />
      <section className="sheet">
        <h2>{texts('office.voucher.export')}</h2>
        <MonthExport
          texts={texts}
          action={buildPath('back_office_voucher_export', {})}
          lastMonth={lastMonth}
        />
        <p>
          <a className="button quiet" href={buildPath('back_office_voucher_liability', {})}>
            {texts('office.voucher.liability')}
          </a>
        </p>
      </section>
    </>
  );
}

/** The columns of the list; buyers stay out of its file. */
export function listVoucherColumns({
  texts,
  language,
}: Pick<VoucherListPageProps, 'texts' | 'language'>): readonly StaffListColumn<ListedVoucher>[] {
  const format = (amount: number, { currency }: ListedVoucher) => formatAmount(amount, currency);
  return [
    {
      key: 'hint',
      label: texts('office.voucher.hint'),
      file: { hint: ({ hint }) => hint },
      render: ({ hint }) => (hint === null ? '–' : `… ${hint}`),
    },
    {
      key: 'state',
      label: texts('office.state'),
      sorts: 'ascending',
      file: { state: ({ state }) => state },
      render: ({ state }) => texts(`office.voucher.state.${state}`),
    },
    {
      key: 'balance',
      label: texts('office.voucher.balance'),
      sorts: 'descending',
      isAmount: true,
      file: {
        balance: ({ balance, currency }) => formatDecimalAmount(money(balance, currency)),
        'face value': ({ faceAmount, currency }) => formatDecimalAmount(money(faceAmount, currency)),
        currency: ({ currency }) => currency,
      },
      render: (row) => format(row.balance, row),
    },
    {
      key: 'face',
      label: texts('office.voucher.face'),
      sorts: 'descending',
      isAmount: true,
      render: (row) => format(row.faceAmount, row),
    },
    {
      key: 'sale',
      label: texts('office.voucher.sale'),
      file: { 'sold with': ({ bookingNumber }) => bookingNumber },
      render: ({ bookingNumber, buyer }) => (
        <>
          {bookingNumber ?? '–'}
          {buyer === null ? null : (
            <>
              <br />
              <small>{buyer}</small>
            </>
          )}
        </>
      ),
    },
    {
      key: 'until',
      label: texts('office.voucher.until'),
      sorts: 'ascending',
      file: { 'valid until': ({ expiresOn }) => formatDay(expiresOn) },
      render: ({ expiresOn }) => formatDate(expiresOn, language),
    },
  ];
}
