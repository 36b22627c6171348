import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { ReasonField, VoucherChangeButton, VoucherChangeForm } from './voucher-change-form.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Extends how long a voucher is valid. */
export function VoucherExtendPart(props: VoucherPageProps) {
  const { texts, file, refused } = props;
  if (file.voucher.state === 'void') return null;
  const isRefused = refused?.form === 'extend' && refused.field === 'until';
  return (
    <FilePart title={texts('office.voucher.change.extend')}>
      <VoucherChangeForm {...props}>
        <div className="field">
          <label htmlFor="until">{texts('office.voucher.until')}</label>
          <input
            id="until"
            name="until"
            type="date"
            min={formatDay(file.voucher.expiresOn + 1)}
            defaultValue={refused?.form === 'extend' ? refused.values.until : ''}
            required
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'until-error' : undefined}
          />
          {isRefused ? (
            <p id="until-error" className="refusal">
              {texts('office.voucher.untilWrong')}
            </p>
          ) : null}
        </div>
        <ReasonField {...props} form="extend" />
        <VoucherChangeButton change="extend">{texts('office.voucher.change.extend')}</VoucherChangeButton>
      </VoucherChangeForm>
    </FilePart>
  );
}
