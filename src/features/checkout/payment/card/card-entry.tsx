import { type RefObject, useState } from 'react';
import { Field } from '../../../../design/controls/field.tsx';
import { FieldError } from '../../../../design/feedback/field-error.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './card-entry.module.css';
import { type CardExpiry, checkCardExpiry, EXPIRY_MONTHS, listExpiryYears } from './card-expiry.ts';
import type { CardFieldFault, CardForm } from './card-form.ts';
import { checkCardHolder } from './check-card-holder.ts';

/** Values of the fields next to the provider's frames: in memory, and in no draft (CDATA-075). */
export interface CardEntry {
  month: string;
  year: string;
  holder: string;
}

/** Returns the errors of these fields, by part of the card form. */
export function checkCardEntry({ month, year, holder }: CardEntry, today: string): CardForm['faults'] {
  const expiry = checkCardExpiry({ month, year }, today);
  const holderFault = checkCardHolder(holder);
  return {
    ...(expiry === null ? {} : { expiry }),
    ...(holderFault === null ? {} : { holder: holderFault }),
  };
}

interface ExpirySelectsProps {
  readonly fault: CardFieldFault | undefined;
  readonly expiry: CardExpiry;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly onPick: (expiry: CardExpiry) => void;
}

/** Month and year of the card's expiry (CARD-003, CARD-004, CARD-007, CARD-008). */
export function ExpirySelects({ fault, expiry, today, onPick }: ExpirySelectsProps) {
  const texts = useTexts();
  const errorId = fault === undefined ? undefined : 'card-expiry-error';
  const years = listExpiryYears(Number(today.slice(0, 4)));
  return (
    <fieldset className={styles.expiry}>
      <legend>{texts('payment.card.expiry')}</legend>
      <Select
        id="card-month"
        label={texts('payment.card.month')}
        autoComplete="cc-exp-month"
        values={EXPIRY_MONTHS.map((month) => String(month).padStart(2, '0'))}
        describedBy={errorId}
        value={expiry.month}
        onPick={(month) => onPick({ ...expiry, month })}
      />
      <Select
        id="card-year"
        label={texts('payment.card.year')}
        autoComplete="cc-exp-year"
        values={years.map(String)}
        describedBy={errorId}
        value={expiry.year}
        onPick={(year) => onPick({ ...expiry, year })}
      />
      {fault === undefined ? null : (
        <FieldError id="card-expiry-error">{texts(`payment.error.${fault}`)}</FieldError>
      )}
    </fieldset>
  );
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly describedBy: string | undefined;
  readonly onPick: (value: string) => void;
}

function Select({ id, label, autoComplete, values, value, describedBy, onPick }: SelectProps) {
  return (
    <select
      id={id}
      className={styles.select}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy === undefined ? undefined : true}
      autoComplete={autoComplete}
      value={value}
      // A form that renders at `input` would put the former value back before `change` is dispatched.
      onInput={(event) => onPick(event.currentTarget.value)}
    >
      <option value="" disabled>
        {label}
      </option>
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

interface CardHolderProps {
  readonly fault: CardFieldFault | undefined;
  readonly entry: RefObject<CardEntry>;
  readonly customerName: string;
  readonly onChange: () => void;
}

/** The card holder, typed or copied from the customer data (CARD-005, CARD-006, checkout X-037). */
export function CardHolder({ fault, entry, customerName, onChange }: CardHolderProps) {
  const texts = useTexts();
  const [holder, setHolder] = useState(entry.current.holder);
  const [blurError, setBlurError] = useState<CardFieldFault | null>(null);
  const shown = blurError ?? fault;
  const changeHolder = (name: string) => {
    entry.current.holder = name;
    setHolder(name);
    onChange();
    if (blurError !== null) setBlurError(checkCardHolder(name));
  };
  return (
    <div className={styles.holder}>
      <Field
        id="card-holder"
        label={texts('payment.card.holder')}
        error={shown === undefined || shown === null ? null : texts(`payment.error.${shown}`)}
      >
        {(control) => (
          <input
            {...control}
            value={holder}
            autoComplete="cc-name"
            maxLength={100}
            onChange={(event) => changeHolder(event.target.value)}
            onBlur={() => setBlurError(checkCardHolder(holder))}
          />
        )}
      </Field>
      {customerName === '' ? null : (
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={holder === customerName}
            onChange={(event) => {
              changeHolder(event.target.checked ? customerName : '');
              setBlurError(null);
            }}
          />
          {texts('payment.card.useCustomer')}
        </label>
      )}
    </div>
  );
}
