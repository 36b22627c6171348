import Baby from 'lucide-react/icons/baby';
import UserRound from 'lucide-react/icons/user-round';
import { fieldLengths } from '../../../defaults.ts';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { type Choice, ChoiceField } from '../../../design/form/choice-field.tsx';
import { SegmentedControl } from '../../../design/form/segmented-control.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { COUNTRY_CODES, isCountryCode } from '../../../domain/places/countries.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { TITLES } from '../../../domain/travellers/traveller.ts';
import type { TravellerSlot } from '../../../domain/travellers/traveller-slots.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { SavedPerson } from './fill-traveller.ts';
import { FrequentFlyerFields } from './frequent-flyer-fields.tsx';
import { formatSlotLabel } from './name-field.ts';
import type { PrefilledPerson } from './prefill-info.ts';
import { SameSurname } from './same-surname.tsx';
import { SavedChoice } from './saved-choice.tsx';
import styles from './traveller-fields.module.css';

export interface TravellerFieldsProps {
  /** Number of the traveller, from 0. */
  readonly at: number;
  readonly slot: TravellerSlot;
  readonly prefilled: PrefilledPerson | undefined;
  /** The first traveller is billed (TRVL-009). */
  readonly isBilled: boolean;
  readonly hasFrequentFlyer: boolean;
  /** See `InfoRules`. */
  readonly needsGender: boolean;
  /** Nationalities beyond those of the list; none until the browser has added them. */
  readonly furtherNationalities: readonly Choice[];
  /** People of the signed-in member's account to choose from; none for guests. */
  readonly saved?: readonly SavedPerson[];
}

/**
 * Fields of one traveller (TRVL-015, CDATA-068 to CDATA-073). Browsers autofill the lead traveller together with the contact, the others
 * each by themselves.
 */
export function TravellerFields(props: TravellerFieldsProps) {
  const { at, slot, prefilled, isBilled, hasFrequentFlyer, needsGender } = props;
  const { furtherNationalities, saved = [] } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const name = (field: string) => `adults.${at}.${field}`;
  const fill = (token: string) => (slot.isLead ? token : `section-traveller-${at + 1} ${token}`);
  return (
    <fieldset className={styles.traveller} data-group="">
      <legend className={styles.legend}>
        <Icon icon={slot.type === 'infant' ? Baby : UserRound} />
        {formatSlotLabel(slot, texts)}
      </legend>
      {saved.length === 0 ? null : <SavedChoice prefix={`adults.${at}`} saved={saved} />}
      <div className={styles.fields}>
        <div className={slot.type === 'adult' && needsGender ? undefined : styles.wide}>
          <SegmentedControl
            name={name('gender')}
            label={texts('person.salutation')}
            choices={[
              { value: 'MALE', label: texts('person.male') },
              { value: 'FEMALE', label: texts('person.female') },
              ...(needsGender ? [] : [{ value: 'NONE', label: texts('person.noSalutation') }]),
            ]}
            defaultValue={prefilled?.gender ?? ''}
          />
        </div>
        {slot.type === 'adult' ? (
          <div>
            <ChoiceField
              name={name('title')}
              label={texts('person.academicTitle')}
              isOptional
              defaultValue={prefilled?.title ?? ''}
              autoComplete={fill('honorific-prefix')}
              choices={TITLES.map((title) => ({
                value: title,
                label: title === '' ? '–' : texts(`person.${title}`),
              }))}
            />
          </div>
        ) : (
          <input type="hidden" name={name('title')} value="" />
        )}
        <div>
          <TextField
            name={name('fname')}
            label={texts('person.firstName')}
            defaultValue={prefilled?.fname}
            autoComplete={fill('given-name')}
            maxLength={fieldLengths.maxName * 2}
          />
        </div>
        <div>
          <TextField
            name={name('lname')}
            label={texts('person.lastName')}
            defaultValue={prefilled?.lname}
            autoComplete={fill('family-name')}
            maxLength={fieldLengths.maxName * 2}
          />
          {at === 0 ? null : <SameSurname at={at} />}
        </div>
        <div>
          <TextField
            name={name('birthDate')}
            label={texts('person.birthDate')}
            hint={describeBirthDate(slot, texts)}
            defaultValue={prefilled?.birthDate}
            autoComplete={fill('bday')}
            inputMode="numeric"
            maxLength={20}
          />
        </div>
        <div>
          <ChoiceField
            name={name('nationality')}
            label={texts('person.nationality')}
            hint={texts('person.nationalityNote')}
            defaultValue={prefilled?.nationality ?? ''}
            autoComplete="off"
            choices={listNationalities(prefilled?.nationality).map((code) => ({
              value: code,
              label: countryName(code, language),
            }))}
            further={
              furtherNationalities.length === 0
                ? undefined
                : { label: texts('person.furtherCountries'), choices: furtherNationalities }
            }
          />
        </div>
        {hasFrequentFlyer && slot.type !== 'infant' ? (
          <FrequentFlyerFields at={at} prefilled={prefilled} />
        ) : (
          <input type="hidden" name={name('checkoutFrequentFlyerProgram')} value="NONE" />
        )}
        {hasFrequentFlyer && slot.type !== 'infant' ? null : (
          <input type="hidden" name={name('milesMoreEarnNumber')} value="" />
        )}
      </div>
      {slot.isLead ? (
        <CheckboxField name="firstPersonBilled" defaultChecked={isBilled}>
          {texts('person.isBilled')}
        </CheckboxField>
      ) : null}
    </fieldset>
  );
}

/** Lists the countries of the list, plus an earlier choice outside it. */
function listNationalities(chosen: string | undefined): readonly string[] {
  return chosen === undefined || chosen === '' || isCountryCode(chosen)
    ? COUNTRY_CODES
    : [chosen, ...COUNTRY_CODES];
}

/** The hint with the date format (CONST-013) and the age on which the price is based. */
function describeBirthDate({ pricedAge }: TravellerSlot, texts: ReturnType<typeof useTexts>): string {
  const format = texts('person.birthDateFormat');
  return pricedAge === null ? format : `${format} · ${texts('person.pricedAge', { n: pricedAge })}`;
}
