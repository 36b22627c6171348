import { useState } from 'react';
import { countryName } from '../../../../domain/places/country-name.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { CheckoutSection } from '../../frame/checkout-section.tsx';
import { stepIcons } from '../../frame/step-icons.ts';
import { type BillingEntry, billingName, PERSON_FIELDS } from './billing-entry.ts';
import { BilledAddress, BilledPerson } from './billing-fields.tsx';
import styles from './billing-section.module.css';

export interface BillingSectionProps {
  readonly begun: BillingEntry;
  readonly faults: Readonly<Record<string, string>>;
  /** Names of fields with a saved draft from before a reload. */
  readonly drafted: readonly string[];
}

/** The billing address. Known person and address are collapsed to one line each, with a button to change them. */
export function BillingSection({ begun, faults, drafted }: BillingSectionProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const isNeeded = (fields: readonly (keyof BillingEntry)[]) =>
    fields.map(billingName).some((name) => name in faults || drafted.includes(name));
  const isPersonKnown = begun.gender !== '' && begun.firstName !== '' && begun.lastName !== '';
  const isPlaceKnown = begun.street !== '';
  const [isPersonOpen, setPersonOpen] = useState(!isPersonKnown);
  const [isPlaceOpen, setPlaceOpen] = useState(!isPlaceKnown);
  const country = begun.country === '' ? '' : countryName(begun.country, language);
  return (
    <CheckoutSection
      id="billing"
      title={texts('billing.title')}
      icon={stepIcons.billing}
      note={texts('billing.note')}
    >
      {isPersonOpen || isNeeded(PERSON_FIELDS) ? (
        <BilledPerson begun={begun} faults={faults} />
      ) : (
        <KnownLine
          label={texts('billing.changePerson')}
          words={[texts(`billing.${begun.gender}`), begun.title, begun.firstName, begun.lastName]}
          onChange={() => setPersonOpen(true)}
        />
      )}
      {isPlaceOpen || isNeeded(['street', 'zip', 'city', 'country']) ? (
        <BilledAddress begun={begun} faults={faults} />
      ) : (
        <KnownLine
          label={texts('billing.changeAddress')}
          words={[`${begun.street},`, begun.zip, `${begun.city},`, country ?? '']}
          onChange={() => setPlaceOpen(true)}
        />
      )}
    </CheckoutSection>
  );
}

interface KnownLineProps {
  readonly words: readonly string[];
  readonly label: string;
  readonly onChange: () => void;
}

function KnownLine({ words, label, onChange }: KnownLineProps) {
  const texts = useTexts();
  return (
    <p className={styles.known}>
      <span>{words.filter((word) => word !== '').join(' ')}</span>
      <button type="button" className={styles.change} aria-label={label} onClick={onChange} data-waits="">
        {texts('billing.change')}
      </button>
    </p>
  );
}
