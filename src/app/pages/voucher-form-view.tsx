import type { ListedMethod } from '../../domain/booking/payment-details.ts';
import { BankAccountBlock } from '../../features/checkout/payment/billing/bank-account-block.tsx';
import { findBankFaults } from '../../features/checkout/payment/billing/find-bank-faults.ts';
import { CardBlock } from '../../features/checkout/payment/card/card-block.tsx';
import { MethodChoice } from '../../features/checkout/payment/methods/method-choice.tsx';
import { WalletSection } from '../../features/checkout/payment/wallets/wallet-section.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { VoucherFormPage } from '../../features/vouchers/sale/form/voucher-form-page.tsx';
import type {
  VoucherFormProps,
  VoucherPaymentProps,
} from '../../features/vouchers/sale/form/voucher-form-props.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { paymentClients } from './payment-clients.ts';

const clients = {
  ...paymentClients,
  // No card changes the price of a voucher.
  cardCalls: { setUp: 'get_voucher_payment', lookUp: null },
} as const;

/** The form of a gift voucher with the payment methods of the checkout and the shop's captcha. */
export default function VoucherFormView(props: VoucherFormProps) {
  const { captcha } = useVisit();
  const hasCaptcha = captcha !== undefined && captcha.kind !== 'none';
  return (
    <PaymentClientsProvider clients={clients}>
      <VoucherFormPage
        {...props}
        Payment={VoucherPayment}
        findBankFaults={findBankFaults}
        {...(hasCaptcha && { captcha: CaptchaField })}
      />
    </PaymentClientsProvider>
  );
}

function VoucherPayment(props: VoucherPaymentProps) {
  const { methods, chosen, isMissing, onChoose } = props;
  const { wallets, total, amount, currency, isPlacing, prepareWallet, onWallet } = props;
  return (
    <>
      <MethodChoice methods={methods} chosen={chosen} isMissing={isMissing} onChoose={onChoose}>
        {chosen === null ? null : <MethodFields {...props} method={chosen} />}
      </MethodChoice>
      <WalletSection
        wallets={wallets}
        amount={total}
        currency={currency}
        total={amount}
        isQuick={false}
        isBusy={isPlacing}
        prepare={prepareWallet}
        onPaid={onWallet}
      />
    </>
  );
}

function MethodFields(props: VoucherPaymentProps & { readonly method: ListedMethod }) {
  const { method, checkoutId, customerName, today, amount, faults, card } = props;
  const texts = useTexts();
  switch (method) {
    case 'PayPal':
      return <p>{texts('payment.payPal.note', { button: texts('payment.payNow') })}</p>;
    case 'BankAccount':
      return <BankAccountBlock faults={faults} customerName={customerName} amount={amount} />;
    case 'CreditCard':
    case 'DebitCard':
      if (checkoutId === null) return <p role="status">{texts('payment.card.loading')}</p>;
      return (
        <CardBlock
          key={method}
          ref={card}
          checkoutId={checkoutId}
          customerName={customerName}
          today={today}
          saved={null}
          onTerms={ignoreTerms}
        />
      );
  }
}

const ignoreTerms = () => undefined;
