import { fieldLengths } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Notice } from '../../../../design/feedback/notice.tsx';
import { CheckboxField } from '../../../../design/form/checkbox-field.tsx';
import { ChoiceField } from '../../../../design/form/choice-field.tsx';
import { FormErrorsProvider } from '../../../../design/form/form-errors.tsx';
import { SegmentedControl } from '../../../../design/form/segmented-control.tsx';
import { TextField } from '../../../../design/form/text-field.tsx';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { COUNTRY_CODES } from '../../../../domain/places/countries.ts';
import { countryName } from '../../../../domain/places/country-name.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import { ChangeCode, ChangeFrame, ChangeRefusalNote, LinkKey } from '../change-frame.tsx';
import styles from './contract-transfer-page.module.css';
import type { ContractTransferPageProps, ReplaceableTraveller } from './contract-transfer-page-props.ts';

/** A trip is handed over: who travels instead of whom, until when, what it costs, and who owes the price. Works without script. */
export default function ContractTransferPage(props: ContractTransferPageProps) {
  const { tripPath, choicePath, refusal, right } = props;
  const texts = useTexts();
  const title = texts('tripChange.transfer.title');
  return (
    <ChangeFrame {...props} back={{ path: choicePath, words: texts('tripChange.backToChoice') }}>
      {refusal !== null ? (
        <ChangeRefusalNote
          title={title}
          text={texts(`tripChange.refusal.${refusal}`)}
          next={{ path: tripPath, words: texts('tripChange.toTrip') }}
        />
      ) : (
        <>
          <h2 id="change-title">{title}</h2>
          <Terms {...props} />
          {right === 'act' ? <ContractTransferForm {...props} /> : <ChangeCode {...props} />}
        </>
      )}
    </ChangeFrame>
  );
}

function Terms({ until, fee, currency }: ContractTransferPageProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const day = until === null ? '' : formatDate(requireDay(until), language);
  const price = formatAmount(fee, currency);
  return (
    <>
      <p>{texts('tripChange.transfer.lead', { day })}</p>
      <ul className={styles.terms}>
        <li>{texts(fee === 0 ? 'tripChange.transfer.free' : 'tripChange.transfer.fee', { fee: price })}</li>
        <li>{texts('tripChange.transfer.liable')}</li>
        <li>{texts('tripChange.transfer.contact')}</li>
      </ul>
    </>
  );
}

function ContractTransferForm({
  checkoutId,
  linkKey,
  needsGender,
  travellers,
  isSame,
}: ContractTransferPageProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const errors = Object.fromEntries(
    travellers.flatMap(({ faults }, at) =>
      Object.entries(faults).map(([field, fault]) => [`people.${at}.${field}`, fault] as const),
    ),
  );
  return (
    <FormErrorsProvider
      errors={errors}
      textOf={(code, kind = 'text') =>
        code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`
      }
    >
      <form
        className={styles.form}
        method="post"
        action={buildPath('trip_transfer_quote', { _locale: locale, checkoutId })}
        noValidate
      >
        <LinkKey linkKey={linkKey} />
        {isSame ? <Notice kind="warning">{texts('tripChange.transfer.same')}</Notice> : null}
        {travellers.map((traveller, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: travellers keep their places
          <Person key={at} at={at} needsGender={needsGender} {...traveller} />
        ))}
        <Button type="submit">{texts('tripChange.names.check')}</Button>
      </form>
    </FormErrorsProvider>
  );
}

interface PersonProps extends ReplaceableTraveller, Pick<ContractTransferPageProps, 'needsGender'> {
  readonly at: number;
}

function Person({ at, needsGender, name, pricedAge, typed }: PersonProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const field = (of: string) => `people.${at}.${of}`;
  const format = texts('person.birthDateFormat');
  return (
    <fieldset className={styles.person}>
      <legend>{texts('tripChange.names.traveller', { n: at + 1, name })}</legend>
      <CheckboxField name={field('isReplaced')} defaultChecked={typed !== null}>
        {texts('tripChange.transfer.replace')}
      </CheckboxField>
      <div className={styles.fields}>
        <SegmentedControl
          name={field('gender')}
          label={texts('person.salutation')}
          choices={[
            { value: 'FEMALE', label: texts('person.female') },
            { value: 'MALE', label: texts('person.male') },
            ...(needsGender ? [] : [{ value: 'NONE', label: texts('person.noSalutation') }]),
          ]}
          defaultValue={typed?.gender ?? ''}
        />
        {(['firstName', 'lastName'] as const).map((of) => (
          <TextField
            key={of}
            name={field(of)}
            label={texts(`person.${of}`)}
            defaultValue={typed?.[of] ?? ''}
            maxLength={fieldLengths.maxName * 2}
            autoComplete="off"
          />
        ))}
        <TextField
          name={field('birthDate')}
          label={texts('person.birthDate')}
          hint={
            pricedAge === null ? format : `${format} · ${texts('tripChange.transfer.age', { n: pricedAge })}`
          }
          defaultValue={typed?.birthDate ?? ''}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <ChoiceField
          name={field('nationality')}
          label={texts('person.nationality')}
          hint={texts('person.nationalityNote')}
          defaultValue={typed?.nationality ?? ''}
          autoComplete="off"
          choices={[
            { value: '', label: texts('tripChange.transfer.choose') },
            ...COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code, language) })),
          ]}
        />
      </div>
    </fieldset>
  );
}
