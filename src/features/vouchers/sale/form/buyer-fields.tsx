import { fieldLengths } from '../../../../defaults.ts';
import { ChoiceField } from '../../../../design/form/choice-field.tsx';
import { CountryField } from '../../../../design/form/country-field.tsx';
import { SegmentedControl } from '../../../../design/form/segmented-control.tsx';
import { TextField } from '../../../../design/form/text-field.tsx';
import { TITLES } from '../../../../domain/travellers/traveller.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { VoucherField, VoucherValues } from '../voucher-values.ts';
import styles from './voucher-fields.module.css';

/** Who buys the voucher: an adult in one of the seventeen countries (VOUCH-011 to VOUCH-021). */
export function BuyerFields({ values }: { readonly values: VoucherValues | null }) {
  const texts = useTexts();
  const labelOf = (name: VoucherField) => texts(`voucher.field.${name}`);
  const typedIn = (name: VoucherField) => String(values?.[name] ?? '');
  const line = (name: VoucherField, autoComplete: string, maxLength = 100) => ({
    name,
    label: labelOf(name),
    autoComplete,
    maxLength,
    defaultValue: typedIn(name),
  });
  return (
    <fieldset className={styles.group} data-group="">
      <legend>
        <h2>{texts('voucher.group.buyer')}</h2>
      </legend>
      <div className={styles.pair}>
        <SegmentedControl
          name="gender"
          label={labelOf('gender')}
          defaultValue={typedIn('gender')}
          choices={['FEMALE', 'MALE'].map((value) => ({ value, label: texts(`billing.${value}`) }))}
        />
        <ChoiceField
          name="title"
          label={labelOf('title')}
          isOptional
          autoComplete="honorific-prefix"
          defaultValue={typedIn('title')}
          choices={TITLES.map((title) => ({ value: title, label: title }))}
        />
        <TextField {...line('firstName', 'given-name')} />
        <TextField {...line('lastName', 'family-name')} />
        <TextField
          {...line('birthDate', 'bday', 20)}
          inputMode="numeric"
          hint={texts('voucher.birthDateHint')}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.whole}>
          <TextField {...line('street', 'address-line1')} />
        </div>
        <TextField {...line('zip', 'postal-code', 20)} />
        <TextField {...line('city', 'address-level2')} />
        <CountryField
          label={labelOf('country')}
          typed={typedIn('country')}
          choose={texts('billing.choose')}
        />
      </div>
      <div className={styles.pair}>
        <TextField {...line('email', 'email', fieldLengths.maxEmail)} type="email" />
        <TextField {...line('confirmEmail', 'email', fieldLengths.maxEmail)} type="email" />
        <TextField {...line('phone', 'tel', 40)} type="tel" />
      </div>
    </fieldset>
  );
}
