import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { money } from '../../domain/money/money.ts';
import { useVisit } from '../../site/visit-context.tsx';
import type { VoucherPreviewProps } from './schema.ts';
import { VoucherCard } from './voucher-card.tsx';

/** A gift voucher as an editor describes it, in whole units of its currency. */
export function VoucherPreview(props: VoucherPreviewProps) {
  const { amount, currency, firstName = '', lastName = '', motif, preview = false } = props;
  const { brand } = useVisit();
  return (
    <VoucherCard
      firstName={firstName}
      lastName={lastName}
      value={money(amount * minorUnitsPerUnit(currency), currency)}
      design={brand.vouchers?.designs.find((each) => each.motif === motif) ?? null}
      isSpecimen={preview}
    />
  );
}
