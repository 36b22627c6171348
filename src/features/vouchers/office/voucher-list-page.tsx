import { FilterText, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import { StaffList, type StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { ListCount, StaffPages } from '../../../design/staff/staff-pages.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { FoundVouchers, ListedVoucher } from '../model/voucher-file.ts';

export interface VoucherListPageProps {
  readonly texts: Texts;
  readonly language: Language;
  /** What was searched for, and as addresses carry it. */
  readonly text: string;
  readonly search: string;
  readonly found: FoundVouchers;
  /** The last month that is over, `YYYY-MM`: what accounting exports first. */
  readonly lastMonth: string;
}

/** Finds gift vouchers, the newest first, and exports what they moved in a month. */
export function VoucherListPage(props: VoucherListPageProps) {
  const { texts, text, search, found, lastMonth } = props;
  const { vouchers, page } = found;
  const pathOf = (number: number) =>
    buildPath('back_office_vouchers', {}, { search: search || null, page: number === 1 ? null : number });
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
        clearPath={text === '' ? null : buildPath('back_office_vouchers', {})}
      >
        <FilterText label={texts('office.voucher.search')} name="text" value={text} />
      </StaffFilters>
      {vouchers.length === 0 ? (
        <p className="empty">{texts('office.voucher.none')}</p>
      ) : (
        <>
          <ListCount texts={texts} page={page} />
          <StaffList
            texts={texts}
            label={texts('office.place.vouchers')}
            columns={listColumns(props)}
            rows={vouchers}
            keyOf={({ id }) => id}
            pathOf={({ id }) => buildPath('back_office_voucher', { voucherId: id })}
          />
          <StaffPages texts={texts} page={page} pathOf={pathOf} />
        </>
      )}
      <section className="sheet">
        <h2>{texts('office.voucher.export')}</h2>
        <form className="add-template" action={buildPath('back_office_voucher_export', {})}>
          <label>
            {texts('office.voucher.month')}
            <input name="month" type="month" defaultValue={lastMonth} max={lastMonth} required />
          </label>
          <button type="submit">{texts('office.voucher.download')}</button>
        </form>
        <p>
          <a className="button quiet" href={buildPath('back_office_voucher_liability', {})}>
            {texts('office.voucher.liability')}
          </a>
        </p>
      </section>
    </>
  );
}

function listColumns({ texts, language }: VoucherListPageProps): readonly StaffListColumn<ListedVoucher>[] {
  const format = (amount: number, { currency }: ListedVoucher) => formatAmount(amount, currency);
  return [
    {
      key: 'hint',
      label: texts('office.voucher.hint'),
      render: ({ hint }) => (hint === null ? '–' : `… ${hint}`),
    },
    {
      key: 'state',
      label: texts('office.state'),
      render: ({ state }) => texts(`office.voucher.state.${state}`),
    },
    { key: 'balance', label: texts('office.voucher.balance'), render: (row) => format(row.balance, row) },
    { key: 'face', label: texts('office.voucher.face'), render: (row) => format(row.faceAmount, row) },
    {
      key: 'sale',
      label: texts('office.voucher.sale'),
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
      render: ({ expiresOn }) => formatDate(expiresOn, language),
    },
  ];
}
