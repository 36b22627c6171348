import { Field } from '../../../../design/controls/field.tsx';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import styles from '../methods/payment-block.module.css';

export interface BankAccountBlockProps {
  /** Error texts by field name of the form. */
  readonly faults: Readonly<Record<string, string>>;
  /** Prefills the account holder. */
  readonly customerName: string;
  /** The formatted total, which the mandate contains. */
  readonly amount: string;
  /** Label of the button that gives the mandate; the order button's by default. */
  readonly button?: string;
}

/** The account of a direct debit, and the mandate that the shopper gives by ordering (PAY-015, checkout X-031). */
export function BankAccountBlock({ faults, customerName, amount, button }: BankAccountBlockProps) {
  const texts = useTexts();
  const { brand } = useVisit();
  return (
    <div className={styles.block}>
      <Field id="bank-holder" label={texts('payment.bank.holder')} error={faults['bank.holderName']}>
        {(control) => (
          <input
            {...control}
            name="bank.holderName"
            defaultValue={customerName}
            autoComplete="billing name"
            maxLength={100}
          />
        )}
      </Field>
      <Field id="bank-iban" label={texts('payment.bank.iban')} error={faults['bank.iban']}>
        {(control) => (
          <input
            {...control}
            name="bank.iban"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="DE00 0000 0000 0000 0000 00"
            maxLength={60}
          />
        )}
      </Field>
      <p className={styles.small}>
        {texts('payment.bank.mandate', {
          brand: brand.name,
          amount,
          button: button ?? texts('payment.payNow'),
        })}
      </p>
    </div>
  );
}
