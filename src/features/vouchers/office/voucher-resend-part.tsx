import { FilePart } from '../../../design/staff/file-part.tsx';
import { VoucherChangeButton, VoucherChangeForm } from './voucher-change-form.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Sends a voucher once more. */
export function VoucherResendPart(props: VoucherPageProps) {
  const { texts, file } = props;
  if (file.voucher.state !== 'active') return null;
  return (
    <FilePart title={texts('office.voucher.change.resend')}>
      <p>{texts('office.voucher.resendHint')}</p>
      <VoucherChangeForm {...props}>
        <VoucherChangeButton change="resend">{texts('office.voucher.change.resend')}</VoucherChangeButton>
      </VoucherChangeForm>
    </FilePart>
  );
}
