import { VoucherCorrectPart } from './voucher-correct-part.tsx';
import { VoucherExtendPart } from './voucher-extend-part.tsx';
import { VoucherFacts } from './voucher-facts.tsx';
import { VoucherHistory } from './voucher-history.tsx';
import { VoucherLimitPart } from './voucher-limit-part.tsx';
import type { VoucherPageProps } from './voucher-page-props.ts';
import { VoucherResendPart } from './voucher-resend-part.tsx';
import { VoucherStatePart } from './voucher-state-part.tsx';

/** A voucher with its history, and what staff can do about it. */
export function VoucherPage(props: VoucherPageProps) {
  const { texts, file, outcome } = props;
  const { voucher } = file;
  return (
    <>
      <h1>
        {texts('office.voucher.title', { hint: voucher.hint ?? '–' })}{' '}
        <small>{texts(`office.voucher.state.${voucher.state}`)}</small>
      </h1>
      {outcome === null ? null : (
        <p className={outcome === 'done' || outcome === 'proposed' ? 'outcome' : 'summary'} role="status">
          {texts(`office.voucher.outcome.${outcome}`)}
        </p>
      )}
      <div className="file">
        <div>
          <VoucherFacts {...props} />
          <VoucherHistory {...props} />
        </div>
        <div className="aside">
          <VoucherStatePart {...props} />
          <VoucherResendPart {...props} />
          <VoucherExtendPart {...props} />
          <VoucherLimitPart {...props} />
          <VoucherCorrectPart {...props} />
        </div>
      </div>
    </>
  );
}
