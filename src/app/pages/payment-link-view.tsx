import type { ComponentProps } from 'react';
import { PaymentLinkPage } from '../../features/booking/payment-link/payment-link-page.tsx';
import type {
  LinkPaymentProps,
  PaymentLinkParts,
  PaymentLinkProps,
} from '../../features/booking/payment-link/payment-link-props.ts';
import { useFinalizeLink } from '../../features/booking/payment-link/use-finalize-link.ts';
import { ChallengeStep } from '../../features/checkout/challenge/challenge-step.tsx';
import { BankAccountBlock } from '../../features/checkout/payment/billing/bank-account-block.tsx';
import { CardBlock } from '../../features/checkout/payment/card/card-block.tsx';
import { MethodChoice } from '../../features/checkout/payment/methods/method-choice.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { adyenActions, adyenCards } from '../../ports/payment/adyen/browser/adyen-browser.ts';
import { useTexts } from '../../site/visit-context.tsx';

const clients = {
  actions: adyenActions,
  encryptedCards: adyenCards,
  // No card changes an amount that is owed.
  cardCalls: { setUp: 'get_payment_link_fields', lookUp: null },
} as const;

/** A payment by link, with the payment methods and the dialog of the checkout. */
export default function PaymentLinkView(props: PaymentLinkProps) {
  return (
    <PaymentClientsProvider clients={clients}>
      <PaymentLinkPage
        {...props}
        Payment={LinkPayment}
        Challenge={LinkChallenge}
        findBankFaults={findBankFaults}
      />
    </PaymentClientsProvider>
  );
}

/** Rules of accounts cover all countries, so they load for a direct debit alone; where they cannot be loaded the server checks. */
function findBankFaults(form: FormData): Promise<Readonly<Record<string, string>>> {
  return import('../../features/checkout/payment/billing/read-bank-faults.ts').then(
    ({ readBankFaults }) => readBankFaults(form),
    () => ({}),
  );
}

function LinkPayment(props: LinkPaymentProps) {
  const { methods, chosen, isMissing, onChoose, token, today, amount, faults, card } = props;
  const texts = useTexts();
  return (
    <MethodChoice methods={methods} chosen={chosen} isMissing={isMissing} onChoose={onChoose}>
      {chosen === 'PayPal' ? (
        <p>{texts('payment.payPal.note', { button: texts('pay.button') })}</p>
      ) : chosen === 'BankAccount' ? (
        <BankAccountBlock faults={faults} customerName="" amount={amount} button={texts('pay.button')} />
      ) : chosen === null ? null : (
        <CardBlock
          key={chosen}
          ref={card}
          checkoutId={token}
          customerName=""
          today={today}
          saved={null}
          onTerms={ignoreTerms}
        />
      )}
    </MethodChoice>
  );
}

function LinkChallenge({ token, action, returned }: ComponentProps<PaymentLinkParts['Challenge']>) {
  const texts = useTexts();
  const finalizing = useFinalizeLink(token);
  return (
    <ChallengeStep
      checkoutId={token}
      action={action}
      returned={returned}
      waitingText={texts('pay.challenge')}
      finalizing={finalizing}
    />
  );
}

const ignoreTerms = () => undefined;
