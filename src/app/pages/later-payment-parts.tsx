import type { ComponentProps } from 'react';
import type {
  LaterPaymentParts,
  PaymentChoiceProps,
} from '../../features/booking/later-payment/later-payment-props.ts';
import { useFinalizePayment } from '../../features/booking/later-payment/use-finalize-payment.ts';
import { ChallengeStep } from '../../features/checkout/challenge/challenge-step.tsx';
import { BankAccountBlock } from '../../features/checkout/payment/billing/bank-account-block.tsx';
import { findBankFaults } from '../../features/checkout/payment/billing/find-bank-faults.ts';
import { CardBlock } from '../../features/checkout/payment/card/card-block.tsx';
import { MethodChoice } from '../../features/checkout/payment/methods/method-choice.tsx';
import { useTexts } from '../../site/visit-context.tsx';

/** The payment methods and the dialog of the checkout, for payments of a booked trip. */
export const laterPaymentParts: LaterPaymentParts = { Payment, Challenge, findBankFaults };

function Payment(props: PaymentChoiceProps) {
  const { methods, chosen, isMissing, onChoose, place, today, amount, faults, card } = props;
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
          checkoutId={place.id}
          customerName=""
          today={today}
          saved={null}
          onTerms={ignoreTerms}
        />
      )}
    </MethodChoice>
  );
}

function Challenge({ place, action, returned }: ComponentProps<LaterPaymentParts['Challenge']>) {
  const texts = useTexts();
  const finalizing = useFinalizePayment(place);
  return (
    <ChallengeStep
      checkoutId={place.id}
      action={action}
      returned={returned}
      waitingText={texts('pay.challenge')}
      finalizing={finalizing}
    />
  );
}

const ignoreTerms = () => undefined;
