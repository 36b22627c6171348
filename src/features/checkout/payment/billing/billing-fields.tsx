import type { ReactNode } from 'react';
import { Field } from '../../../../design/controls/field.tsx';
import { COUNTRIES } from '../../../../domain/places/countries.ts';
import { countryName } from '../../../../domain/places/country-name.ts';
import { TITLES } from '../../../../domain/travellers/traveller.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { type BillingEntry, billingName } from './billing-entry.ts';
import styles from './billing-fields.module.css';

interface BillingFieldsProps {
  readonly prefilled: BillingEntry;
  /** Error texts by field name of the form. */
  readonly faults: Readonly<Record<string, string>>;
}

/** The fields of the billed person (BILL-001 to BILL-004). */
export function BillingPersonFields({ prefilled, faults }: BillingFieldsProps) {
  const texts = useTexts();
  return (
    <div className={styles.person} data-group="">
      <Choice
        field="gender"
        label={texts('billing.gender')}
        prefilled={prefilled}
        faults={faults}
        autoComplete="off"
      >
        <option value="" disabled>
          {texts('billing.choose')}
        </option>
        {(['FEMALE', 'MALE', 'NONE'] as const).map((gender) => (
          <option key={gender} value={gender}>
            {texts(`billing.${gender}`)}
          </option>
        ))}
      </Choice>
      <Choice
        field="title"
        label={texts('billing.academicTitle')}
        prefilled={prefilled}
        faults={faults}
        autoComplete="billing honorific-prefix"
      >
        {TITLES.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </Choice>
      <Line field="firstName" autoComplete="billing given-name" prefilled={prefilled} faults={faults} />
      <Line field="lastName" autoComplete="billing family-name" prefilled={prefilled} faults={faults} />
      <Line
        field="birthDate"
        hint={texts('billing.birthDateHint')}
        autoComplete="off"
        prefilled={prefilled}
        faults={faults}
      />
    </div>
  );
}

/** The fields of the billing address (BILL-005 to BILL-008). */
export function BillingAddressFields({ prefilled, faults }: BillingFieldsProps) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <div className={styles.address} data-group="">
      <Line field="street" autoComplete="billing address-line1" prefilled={prefilled} faults={faults} />
      <Line field="zip" autoComplete="billing postal-code" prefilled={prefilled} faults={faults} />
      <Line field="city" autoComplete="billing address-level2" prefilled={prefilled} faults={faults} />
      <Choice
        field="country"
        label={texts('billing.country')}
        prefilled={prefilled}
        faults={faults}
        autoComplete="billing country"
      >
        <option value="" disabled>
          {texts('billing.choose')}
        </option>
        {COUNTRIES.map(({ code }) => (
          <option key={code} value={code}>
            {countryName(code, language)}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface BillingFieldProps extends BillingFieldsProps {
  readonly field: keyof BillingEntry;
  readonly autoComplete: string;
}

function Line({
  field,
  hint,
  autoComplete,
  prefilled,
  faults,
}: BillingFieldProps & { readonly hint?: string }) {
  const texts = useTexts();
  const name = billingName(field);
  return (
    <Field id={`billing-${field}`} label={texts(`billing.${field}`)} hint={hint} error={faults[name]}>
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={prefilled[field]}
          autoComplete={autoComplete}
          maxLength={100}
        />
      )}
    </Field>
  );
}

function Choice({
  field,
  label,
  autoComplete,
  prefilled,
  faults,
  children,
}: BillingFieldProps & { readonly label: string; readonly children: ReactNode }) {
  const name = billingName(field);
  return (
    <Field id={`billing-${field}`} label={label} error={faults[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={prefilled[field]} autoComplete={autoComplete}>
          {children}
        </select>
      )}
    </Field>
  );
}
