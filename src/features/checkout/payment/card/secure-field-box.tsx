import { FieldError } from '../../../../design/feedback/field-error.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import { PaymentLogo } from '../methods/payment-logo.tsx';
import type { CardForm } from './card-form.ts';
import styles from './secure-field-box.module.css';
import { secureFieldIds } from './use-secure-fields.ts';

const brandMarks = { VIS: 'Visa', ECA: 'Mastercard', AMX: 'American Express' } as const;

interface SecureFieldBoxProps {
  readonly field: 'cardNumber' | 'cvv';
  readonly form: CardForm;
}

/**
 * Label, border and error around one of the provider's frames; the typed value stays inside the frame (CARD-001, CARD-002,
 * CARD-013, CARD-014). The frame labels its own field, so this label is hidden from screen readers.
 */
export function SecureFieldBox({ field, form }: SecureFieldBoxProps) {
  const texts = useTexts();
  const fault = form.faults[field];
  const id = secureFieldIds[field];
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {texts(field === 'cvv' ? 'payment.card.code' : 'payment.card.number')}
      </span>
      <div
        className={styles.box}
        data-invalid={fault === undefined ? undefined : ''}
        data-status={form.status}
        data-focused={form.focused === field ? '' : undefined}
      >
        <div id={id} className={styles.frame} />
        {field === 'cardNumber' && form.brand !== null ? (
          <span className={styles.brand}>
            <PaymentLogo mark={brandMarks[form.brand]} />
          </span>
        ) : null}
      </div>
      {fault === undefined ? null : (
        <FieldError id={`${id}-error`} isAnnounced>
          {texts(`payment.error.${fault}`)}
        </FieldError>
      )}
    </div>
  );
}
