import type { ReactNode } from 'react';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import type { ListedMethod } from '../../../../domain/booking/payment-details.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { stepIcons } from '../../frame/step-icons.ts';
import styles from './method-choice.module.css';
import { PaymentLogo, type PaymentMark } from './payment-logo.tsx';

export interface MethodChoiceProps {
  readonly methods: readonly ListedMethod[];
  readonly chosen: ListedMethod | null;
  /** True when the shopper ordered without a payment method (VALID-071). */
  readonly isMissing: boolean;
  readonly onChoose: (method: ListedMethod) => void;
  /** The fields of the chosen method. */
  readonly children: ReactNode;
}

const marks: Readonly<Record<ListedMethod, readonly PaymentMark[]>> = {
  CreditCard: ['Visa', 'Mastercard', 'American Express'],
  DebitCard: ['Visa', 'Mastercard'],
  BankAccount: ['SEPA'],
  PayPal: ['PayPal'],
};

/** Id of the group, which gets the focus when no method is selected. */
export const methodChoiceId = 'payment-methods';

/** The payment methods, each with its fields below (PAY-001 to PAY-005). None is preselected. */
export function MethodChoice({ methods, chosen, isMissing, onChoose, children }: MethodChoiceProps) {
  const texts = useTexts();
  const errorId = `${methodChoiceId}-error`;
  return (
    <CheckoutSection id="payment" title={texts('payment.methods')} icon={stepIcons.payment}>
      <fieldset
        id={methodChoiceId}
        className={styles.methods}
        aria-describedby={isMissing ? errorId : undefined}
      >
        <legend className="visually-hidden">{texts('payment.methods')}</legend>
        {methods.map((method) => (
          <div key={method} className={styles.method} data-chosen={method === chosen ? '' : undefined}>
            <label className={styles.head}>
              <input
                type="radio"
                name="method"
                value={method}
                checked={method === chosen}
                aria-labelledby={`method-${method}`}
                aria-describedby={`hint-${method}`}
                onChange={() => onChoose(method)}
              />
              <span className={styles.text}>
                <span id={`method-${method}`} className={styles.name}>
                  {texts(`payment.method.${method}`)}
                </span>
                <span id={`hint-${method}`} className={styles.hint}>
                  {texts(`payment.hint.${method}`)}
                </span>
              </span>
              <span className={styles.logos}>
                {marks[method].map((mark) => (
                  <PaymentLogo key={mark} mark={mark} isDecoration />
                ))}
              </span>
            </label>
            {method === chosen ? <div className={styles.details}>{children}</div> : null}
          </div>
        ))}
      </fieldset>
      {isMissing ? (
        <FieldError id={errorId} isAnnounced>
          {texts('payment.error.noPaymentSelected')}
        </FieldError>
      ) : null}
    </CheckoutSection>
  );
}
