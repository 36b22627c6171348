import { voucherLimits } from '../../../defaults.ts';
import { FilePart } from '../../../design/staff/file-part.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { ReasonField, VoucherChangeButton, VoucherChangeForm } from './voucher-change-form.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';

/** Corrects a balance; a second person confirms a high amount. */
export function VoucherCorrectPart(props: VoucherPageProps) {
  const { texts, file, refused, reader } = props;
  const { voucher, proposed } = file;
  if (voucher.state === 'void' || voucher.state === 'ordered') return null;
  const isRefused = refused?.form === 'correct' && refused.field === 'amount';
  return (
    <FilePart title={texts('office.voucher.change.correct')}>
      {proposed.map(({ id, amount, reason, proposedBy }) => (
        <VoucherChangeForm key={id} {...props}>
          <p>
            <strong>{formatAmount(amount, voucher.currency)}</strong> · {reason} · {proposedBy.name}
          </p>
          <input type="hidden" name="correction" value={id} />
          {proposedBy.id === reader.id ? (
            <p>{texts('office.voucher.needsSecond')}</p>
          ) : (
            <VoucherChangeButton change="confirm">
              {texts('office.voucher.change.confirm')}
            </VoucherChangeButton>
          )}
          <VoucherChangeButton change="withdraw" isQuiet>
            {texts('office.voucher.change.withdraw')}
          </VoucherChangeButton>
        </VoucherChangeForm>
      ))}
      <VoucherChangeForm {...props}>
        <p>
          {texts('office.voucher.correctHint', {
            limit: formatAmount(voucherLimits.maxUnconfirmedAmount, voucher.currency),
          })}
        </p>
        <div className="field">
          <label htmlFor="amount">{texts('office.voucher.amount', { currency: voucher.currency })}</label>
          <input
            id="amount"
            name="amount"
            autoComplete="off"
            defaultValue={refused?.form === 'correct' ? refused.values.amount : ''}
            aria-required="true"
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? 'amount-error' : undefined}
          />
          {isRefused ? (
            <p id="amount-error" className="refusal">
              {texts('office.voucher.amountWrong')}
            </p>
          ) : null}
        </div>
        <ReasonField {...props} form="correct" />
        <VoucherChangeButton change="correct">{texts('office.voucher.change.correct')}</VoucherChangeButton>
      </VoucherChangeForm>
    </FilePart>
  );
}
