import type { ReactNode } from 'react';
import { voucherLimits } from '../../../defaults.ts';
import { buildPath } from '../../../url.ts';
import type { RefusedVoucherForm, VoucherPageProps } from './voucher-page-props.ts';

/** A form that changes the voucher; its button says how. */
export function VoucherChangeForm({
  file,
  children,
}: Pick<VoucherPageProps, 'file'> & { readonly children: ReactNode }) {
  const action = buildPath('back_office_voucher_change', { voucherId: file.voucher.id });
  return (
    <form className="decide" method="post" noValidate action={action}>
      {children}
    </form>
  );
}

interface ReasonProps extends Pick<VoucherPageProps, 'texts' | 'refused'> {
  readonly form: RefusedVoucherForm['form'];
}

/** Why: every change needs a reason, which the history names. */
export function ReasonField({ texts, refused, form }: ReasonProps) {
  const isRefused = refused?.form === form && refused.field === 'reason';
  const id = `reason-${form}`;
  return (
    <div className="field">
      <label htmlFor={id}>{texts('office.voucher.reason')}</label>
      <input
        id={id}
        name="reason"
        maxLength={voucherLimits.maxReasonLength}
        defaultValue={refused?.form === form ? refused.values.reason : ''}
        aria-required="true"
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-error` : undefined}
      />
      {isRefused ? (
        <p id={`${id}-error`} className="refusal">
          {texts('office.voucher.reasonMissing', { n: voucherLimits.minReasonLength })}
        </p>
      ) : null}
    </div>
  );
}

interface SubmitProps {
  readonly change: string;
  readonly children: ReactNode;
  readonly isQuiet?: boolean;
}

export function VoucherChangeButton({ change, children, isQuiet = false }: SubmitProps) {
  return (
    <div className="buttons">
      <button type="submit" name="change" value={change} className={isQuiet ? 'quiet' : undefined}>
        {children}
      </button>
    </div>
  );
}
