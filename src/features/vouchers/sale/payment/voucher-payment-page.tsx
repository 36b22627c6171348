import { type ReactNode, useEffect } from 'react';
import { voucherPolicy } from '../../../../defaults.ts';
import { Spinner } from '../../../../design/feedback/spinner.tsx';
import type { PaymentAction } from '../../../../ports/payment/payment-port.ts';
import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { VoucherHead } from '../voucher-head.tsx';
import type { ReceivedVoucherAnswer } from '../voucher-schemas.ts';
import styles from './voucher-payment-page.module.css';

export interface VoucherPaymentPageProps {
  readonly checkoutId: string;
  /** What the buyer has to do; null while the payment is worked on. */
  readonly action: PaymentAction | null;
  /** Parameters from the provider's own page; null when the buyer does not return from there. */
  readonly returned: Readonly<Record<string, string>> | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly voucherPayment: VoucherPaymentPageProps;
  }
}

/**
 * The payment of a voucher, at the address of its form (ROUTE-032): what the buyer does at the bank, or the wait for it.
 * @param props.children the step at the bank
 */
export function VoucherPaymentPage({
  checkoutId,
  action,
  children,
}: VoucherPaymentPageProps & { readonly children: ReactNode }) {
  const texts = useTexts();
  return (
    <div className={styles.page} data-interactive="">
      {action === null ? (
        <>
          <VoucherHead title={texts('voucher.title')} lead={texts('voucher.paying')} />
          <Waiting checkoutId={checkoutId} />
        </>
      ) : (
        <>
          <VoucherHead />
          {children}
        </>
      )}
    </div>
  );
}

/** Asks again until the payment has ended, or needs the buyer. A call that fails is asked again, too. */
function Waiting({ checkoutId }: { readonly checkoutId: string }) {
  const texts = useTexts();
  const { locale } = useVisit();
  useEffect(() => {
    const leaving = new AbortController();
    const form = buildPath('voucher_form', { _locale: locale }, { checkoutId });
    const cart = buildPath('get_voucher_booking_cart', { _locale: locale, checkoutId });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await fetchJson<ReceivedVoucherAnswer>(cart, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      const isOver = answer !== null && (answer.finished || answer.action !== null);
      if (isOver) location.replace(answer.redirect ?? answer.next ?? form);
      else timer = setTimeout(ask, voucherPolicy.progressPollMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [checkoutId, locale]);
  return <Spinner label={texts('voucher.paying')} />;
}
