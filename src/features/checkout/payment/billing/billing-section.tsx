import { useState } from 'react';
import { countryName } from '../../../../domain/places/country-name.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { stepIcons } from '../../frame/step-icons.ts';
import { type BillingEntry, billingName, PERSON_FIELDS } from './billing-entry.ts';
import { BillingAddressFields, BillingPersonFields } from './billing-fields.tsx';
import styles from './billing-section.module.css';

export interface BillingSectionProps {
  readonly prefilled: BillingEntry;
  readonly faults: Readonly<Record<string, string>>;
  /** Names of fields with a saved draft from before a reload. */
  readonly restored: readonly string[];
}

/** The billing address. Known person and address are collapsed to one line each, with a button to change them. */
export function BillingSection({ prefilled, faults, restored }: BillingSectionProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const isNeeded = (fields: readonly (keyof BillingEntry)[]) =>
    fields.map(billingName).some((name) => name in faults || restored.includes(name));
  const isPersonKnown = prefilled.gender !== '' && prefilled.firstName !== '' && prefilled.lastName !== '';
  const isPlaceKnown = prefilled.street !== '';
  const [isPersonOpen, setPersonOpen] = useState(!isPersonKnown);
  const [isPlaceOpen, setPlaceOpen] = useState(!isPlaceKnown);
  const country = prefilled.country === '' ? '' : countryName(prefilled.country, language);
  return (
    <CheckoutSection
      id="billing"
      title={texts('billing.title')}
      icon={stepIcons.billing}
      note={texts('billing.note')}
    >
      {isPersonOpen || isNeeded(PERSON_FIELDS) ? (
        <BillingPersonFields prefilled={prefilled} faults={faults} />
      ) : (
        <CollapsedLine
          label={texts('billing.changePerson')}
          parts={[
            prefilled.gender === 'NONE' ? '' : texts(`billing.${prefilled.gender}`),
            prefilled.title,
            prefilled.firstName,
            prefilled.lastName,
          ]}
          onChange={() => setPersonOpen(true)}
        />
      )}
      {isPlaceOpen || isNeeded(['street', 'zip', 'city', 'country']) ? (
        <BillingAddressFields prefilled={prefilled} faults={faults} />
      ) : (
        <CollapsedLine
          label={texts('billing.changeAddress')}
          parts={[`${prefilled.street},`, prefilled.zip, `${prefilled.city},`, country ?? '']}
          onChange={() => setPlaceOpen(true)}
        />
      )}
    </CheckoutSection>
  );
}

interface CollapsedLineProps {
  readonly parts: readonly string[];
  readonly label: string;
  readonly onChange: () => void;
}

function CollapsedLine({ parts, label, onChange }: CollapsedLineProps) {
  const texts = useTexts();
  return (
    <p className={styles.collapsed}>
      <span>{parts.filter((part) => part !== '').join(' ')}</span>
      <button
        type="button"
        className={styles.change}
        aria-label={label}
        onClick={onChange}
        data-needs-script=""
      >
        {texts('billing.change')}
      </button>
    </p>
  );
}
