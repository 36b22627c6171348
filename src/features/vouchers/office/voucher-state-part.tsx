import { FilePart } from '../../../design/staff/file-part.tsx';
import { ReasonField, VoucherChangeButton, VoucherChangeForm } from './voucher-change-form.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Blocks an active voucher, or gives it free again. */
export function VoucherStatePart(props: VoucherPageProps) {
  const { texts, file } = props;
  const change = ({ active: 'block', blocked: 'unblock' } as const)[
    file.voucher.state as 'active' | 'blocked'
  ];
  if (change === undefined) return null;
  return (
    <FilePart title={texts(`office.voucher.change.${change}`)}>
      <VoucherChangeForm {...props}>
        <ReasonField {...props} form="state" />
        <VoucherChangeButton change={change}>{texts(`office.voucher.change.${change}`)}</VoucherChangeButton>
      </VoucherChangeForm>
    </FilePart>
  );
}
