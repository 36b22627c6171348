import { useTexts } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';

/** In place of the methods where vouchers and miles pay for all of it. */
export function CoveredSection() {
  const texts = useTexts();
  return (
    <CheckoutSection
      id="payment"
      title={texts('payment.methods')}
      icon={stepIcons.payment}
      note={texts('payment.codes.covered')}
    />
  );
}
