import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatDecimalAmount } from '../../../domain/money/format-decimal-amount.ts';
import { money } from '../../../domain/money/money.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { ReasonField, VoucherChangeButton, VoucherChangeForm } from './voucher-change-form.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Limits what a voucher pays for. */
export function VoucherLimitPart(props: VoucherPageProps) {
  const { texts, file, refused } = props;
  const { voucher } = file;
  if (voucher.state === 'void') return null;
  const values = refused?.form === 'limit' ? refused.values : null;
  const wrong = refused?.form === 'limit' ? refused.field : null;
  return (
    <FilePart title={texts('office.voucher.change.limit')}>
      <VoucherChangeForm {...props}>
        <div className="field">
          <label htmlFor="validFrom">{texts('office.voucher.validFrom')}</label>
          <input
            id="validFrom"
            name="validFrom"
            type="date"
            max={formatDay(voucher.expiresOn)}
            defaultValue={
              values?.validFrom ?? (voucher.validFrom === null ? '' : formatDay(voucher.validFrom))
            }
            aria-invalid={wrong === 'validFrom' || undefined}
            aria-describedby={wrong === 'validFrom' ? 'validFrom-error' : undefined}
          />
          {wrong === 'validFrom' ? (
            <p id="validFrom-error" className="refusal">
              {texts('office.voucher.validFromWrong')}
            </p>
          ) : null}
        </div>
        <div className="field">
          <label htmlFor="minimum">
            {texts('office.voucher.minimumField', { currency: voucher.currency })}
          </label>
          <input
            id="minimum"
            name="minimum"
            autoComplete="off"
            defaultValue={values?.minimum ?? formatDecimalAmount(money(voucher.minimum, voucher.currency))}
            aria-invalid={wrong === 'minimum' || undefined}
            aria-describedby={wrong === 'minimum' ? 'minimum-error' : undefined}
          />
          {wrong === 'minimum' ? (
            <p id="minimum-error" className="refusal">
              {texts('office.voucher.minimumWrong')}
            </p>
          ) : null}
        </div>
        <label className="tick">
          <input
            type="checkbox"
            name="combinable"
            value="yes"
            defaultChecked={values === null ? voucher.isCombinable : values.combinable === 'yes'}
          />
          {texts('office.voucher.combinableField')}
        </label>
        <ReasonField {...props} form="limit" />
        <VoucherChangeButton change="limit">{texts('office.voucher.change.limit')}</VoucherChangeButton>
      </VoucherChangeForm>
    </FilePart>
  );
}
