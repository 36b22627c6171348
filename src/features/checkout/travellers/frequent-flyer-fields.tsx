import { fieldLengths } from '../../../defaults.ts';
import { ChoiceField } from '../../../design/form/choice-field.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { FREQUENT_FLYER_PROGRAMS } from './info-form.ts';
import type { PrefilledPerson } from './prefill-info.ts';
import styles from './traveller-fields.module.css';

export interface FrequentFlyerFieldsProps {
  /** Number of the traveller, from 0. */
  readonly at: number;
  readonly prefilled: PrefilledPerson | undefined;
}

/** The traveller's frequent-flyer programme and number (MILE-016 to MILE-018); no programme by default. */
export function FrequentFlyerFields({ at, prefilled }: FrequentFlyerFieldsProps) {
  const texts = useTexts();
  return (
    <div className={styles.programme}>
      <ChoiceField
        name={`adults.${at}.checkoutFrequentFlyerProgram`}
        label={texts('person.frequentFlyer')}
        isOptional
        autoComplete="off"
        defaultValue={prefilled?.checkoutFrequentFlyerProgram ?? 'NONE'}
        choices={FREQUENT_FLYER_PROGRAMS.map((program) => ({
          value: program,
          label: texts(`person.programme.${program}`),
        }))}
      />
      <div className={styles.number}>
        <TextField
          name={`adults.${at}.milesMoreEarnNumber`}
          label={texts('person.milesNumber')}
          isOptional
          autoComplete="off"
          inputMode="numeric"
          maxLength={fieldLengths.milesNumber + 5}
          defaultValue={prefilled?.milesMoreEarnNumber}
        />
      </div>
    </div>
  );
}
