import { ChallengeStep } from '../../features/checkout/challenge/challenge-step.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { useFinalizeVoucher } from '../../features/vouchers/sale/payment/use-finalize-voucher.ts';
import type { VoucherPaymentPageProps } from '../../features/vouchers/sale/payment/voucher-payment-page.tsx';
import { VoucherPaymentPage } from '../../features/vouchers/sale/payment/voucher-payment-page.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import { paymentClients } from './payment-clients.ts';

/** What the buyer of a voucher does at the bank, with the dialog of the checkout. */
export default function VoucherPaymentView(props: VoucherPaymentPageProps) {
  const { checkoutId, action, returned } = props;
  const texts = useTexts();
  const finalizing = useFinalizeVoucher(checkoutId);
  return (
    <PaymentClientsProvider clients={paymentClients}>
      <VoucherPaymentPage {...props}>
        {action === null ? null : (
          <ChallengeStep
            checkoutId={checkoutId}
            action={action}
            returned={returned}
            waitingText={texts('voucher.challenge')}
            finalizing={finalizing}
          />
        )}
      </VoucherPaymentPage>
    </PaymentClientsProvider>
  );
}
