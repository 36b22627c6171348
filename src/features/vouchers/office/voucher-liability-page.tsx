import { FilterDay, StaffFilters } from '../../../design/staff/staff-filters.tsx';
import { StaffList } from '../../../design/staff/staff-list.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { VoucherLiability } from '../model/voucher-file.ts';

export interface VoucherLiabilityPageProps {
  readonly texts: Texts;
  /** Keys and names of the brands. */
  readonly brands: readonly (readonly [key: string, name: string])[];
  /** The day that is shown, `YYYY-MM-DD`. */
  readonly day: string;
  readonly liabilities: readonly VoucherLiability[];
}

/** What was owed for gift vouchers at the end of a day, by brand and currency. */
export function VoucherLiabilityPage(props: VoucherLiabilityPageProps) {
  const { texts, brands, day, liabilities } = props;
  const nameOf = (brand: string) => brands.find(([key]) => key === brand)?.[1] ?? brand;
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
        clearPath={null}
        button={texts('office.voucher.liabilityShow')}
      >
        <FilterDay label={texts('office.voucher.liabilityDay')} name="day" value={day} />
      </StaffFilters>
      {liabilities.length === 0 ? (
        <p className="empty">{texts('office.voucher.liabilityNone')}</p>
      ) : (
        <StaffList
          texts={texts}
          label={texts('office.voucher.liability')}
          columns={[
            { key: 'brand', label: texts('office.brand'), render: ({ brand }) => nameOf(brand) },
            {
              key: 'outstanding',
              label: texts('office.voucher.balance'),
              isAmount: true,
              render: ({ outstanding, currency }) => formatAmount(outstanding, currency),
            },
          ]}
          rows={liabilities}
          keyOf={({ brand, currency }) => `${brand} ${currency}`}
        />
      )}
    </>
  );
}
