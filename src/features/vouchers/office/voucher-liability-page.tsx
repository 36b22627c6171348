import { amountSortValue, type SortValue } from '../../../design/staff/arrange-rows.ts';
import type { BrandNames } from '../../../design/staff/brand-names.ts';
import { buildListPath } from '../../../design/staff/build-list-path.ts';
import { type ListPage, parseListSort } from '../../../design/staff/list-sort.ts';
import { FilterDay, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import type { StaffListColumn } from '../../../design/staff/staff-list.tsx';
import { type ListTurn, StaffListView } from '../../../design/staff/staff-list-view.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { OutstandingVouchers } from '../model/voucher-file.ts';

export interface VoucherLiabilityPageProps {
  readonly texts: Texts;
  /** Keys and names of the brands. */
  readonly brands: BrandNames;
  /** The day that is shown, `YYYY-MM-DD`. */
  readonly day: string;
  /** Those of the page. */
  readonly liabilities: readonly OutstandingVouchers[];
  readonly page: ListPage;
  readonly sort: string;
}

export const LIABILITY_SORTS = ['brand', 'outstanding'] as const;

/** What the columns sort by. */
export const liabilitySortValues: Readonly<
  Record<(typeof LIABILITY_SORTS)[number], (liability: OutstandingVouchers) => SortValue>
> = {
  brand: ({ brand }) => brand,
  outstanding: ({ outstanding, currency }) => amountSortValue(outstanding, currency),
};

const buildLiabilityPath = (
  { day, sort }: Pick<VoucherLiabilityPageProps, 'day' | 'sort'>,
  turn: ListTurn = {},
) => buildListPath('back_office_voucher_liability', { day, sort }, turn);

/** What was owed for gift vouchers at the end of a day, by brand and currency. */
export function VoucherLiabilityPage(props: VoucherLiabilityPageProps) {
  const { texts, day, liabilities, page, sort } = props;
  return (
    <>
      <div className="title-row">
        <h1>{texts('office.voucher.liability')}</h1>
        <a className="button quiet" href={buildPath('back_office_vouchers', {})}>
          {texts('office.place.vouchers')}
        </a>
      </div>
      <p>{texts('office.voucher.liabilityLead')}</p>
      <StaffFilters
        texts={texts}
        action={buildPath('back_office_voucher_liability', {})}
        hidden={{ sort }}
        clearPath={null}
        button={texts('office.voucher.liabilityShow')}
      >
        <FilterDay label={texts('office.voucher.liabilityDay')} name="day" value={day} />
      </StaffFilters>
      <StaffListView
        texts={texts}
        label={texts('office.voucher.liability')}
        empty={texts('office.voucher.liabilityNone')}
        columns={listLiabilityColumns(props)}
        rows={liabilities}
        page={page}
        keyOf={({ brand, currency }) => `${brand} ${currency}`}
        sort={parseListSort(sort, LIABILITY_SORTS)}
        pathWith={(turn) => buildLiabilityPath(props, turn)}
      />
    </>
  );
}

/** The columns of the list and its file. */
export function listLiabilityColumns({
  texts,
  brands,
  day,
}: Pick<
  VoucherLiabilityPageProps,
  'texts' | 'brands' | 'day'
>): readonly StaffListColumn<OutstandingVouchers>[] {
  const nameOf = (brand: string) => brands.find(([key]) => key === brand)?.[1] ?? brand;
  return [
    {
      key: 'brand',
      label: texts('office.brand'),
      sorts: 'ascending',
      file: { day: () => day, brand: ({ brand }) => brand },
      render: ({ brand }) => nameOf(brand),
    },
    {
      key: 'outstanding',
      label: texts('office.voucher.balance'),
      sorts: 'descending',
      isAmount: true,
      file: {
        outstanding: ({ outstanding, currency }) => formatDecimalAmount(money(outstanding, currency)),
        currency: ({ currency }) => currency,
      },
      render: ({ outstanding, currency }) => formatAmount(outstanding, currency),
    },
  ];
}
