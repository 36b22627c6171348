import { type ReactNode, useState } from 'react';
import { findLocalText } from '../../../brands/find-local-text.ts';
import { fieldLengths } from '../../../defaults.ts';
import { Button } from '../../../design/controls/button.tsx';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { CheckboxGroup } from '../../../design/form/checkbox-group.tsx';
import { ChoiceField } from '../../../design/form/choice-field.tsx';
import { DateField } from '../../../design/form/date-field.tsx';
import { FormBanner } from '../../../design/form/form-banner.tsx';
import { FormErrorsProvider } from '../../../design/form/form-errors.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { useCheckedForm } from '../../../design/form/use-checked-form.ts';
import {
  MAX_PREFERRED_AIRPORTS,
  NEWSLETTER_COUNTRIES,
  PREFERRED_AIRPORTS,
  PREFERRED_TRAVEL_TYPES,
} from '../../../domain/newsletter/newsletter-customer.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { checkCustomer, customerGroup, readCustomerForm, readLists } from './customer-rules.ts';
import { bannerTextOf, findFailure, newsletterErrorTextOf } from './form-words.ts';
import styles from './forms.module.css';
import { formatBirthdate, maskBirthdate } from './newsletter-birthdate.ts';
import type { NewsletterResult, UpdateCustomerBody } from './newsletter-schemas.ts';
import type { CustomerData } from './use-customer.ts';
import { useNewsletterCall } from './use-newsletter-call.ts';

export interface CustomerFormProps {
  /** Null for an editor, who looks at the form: nothing is sent. */
  readonly customer: string | null;
  readonly data: CustomerData;
  /** The list whose tracking permission is shown, and what it means; null where it is not shown (NEWS-058). */
  readonly tracking: { readonly listId: string; readonly text: ReactNode } | null;
  /** @param mustConfirm a new list or another address waits for the link of a mail */
  readonly onSaved: (mustConfirm: boolean) => void;
}

const name = (field: string) => `${customerGroup}.${field}`;

/** The fields of a subscriber (NEWS-038 to NEWS-055) with the lists of the brand. */
export function CustomerForm({ customer, data, tracking, onSaved }: CustomerFormProps) {
  const texts = useTexts();
  const call = useNewsletterCall();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const checked = useCheckedForm({
    // The start of the id distinguishes subscribers and opens nothing.
    draftKey: `newsletter.customer.${customer?.slice(0, 8) ?? 'none'}`,
    check: checkCustomer,
    tidy: (field, value) => (field === name('birthdate') ? maskBirthdate(value) : value),
    onValid: (values) => void save(values),
  });

  async function save(values: Parameters<typeof readCustomerForm>[0]): Promise<void> {
    if (isSending || customer === null) return;
    setIsSending(true);
    setFailure(null);
    const ids = data.lists.map(({ id }) => id);
    const body: UpdateCustomerBody = {
      customer,
      values: {
        ...readCustomerForm(values, data),
        ...(ids.length === 0 ? {} : { lists: readLists(values, ids) }),
      },
      ...(tracking === null ? {} : { listId: tracking.listId }),
    };
    const posted = await call<NewsletterResult>('newsletter_update_customer', body);
    const code = findFailure(posted);
    setIsSending(false);
    if (code === null) {
      checked.deleteDraft();
      onSaved(posted.status === 'answered' && posted.answer.mustConfirm === true);
    } else if (code === 'invalidEmail') checked.mark({ [name('email')]: code });
    else if (code === 'invalidDate') checked.mark({ [name('birthdate')]: code });
    else if (code === 'tooManyAirports') checked.mark({ [name('preferredAirports')]: code });
    else setFailure(code);
  }

  return (
    <FormErrorsProvider errors={checked.errors} textOf={newsletterErrorTextOf}>
      <form {...checked.form} className={styles.customer} aria-label={texts('newsletter.editForm')}>
        <FormBanner onDismiss={() => setFailure(null)}>
          {failure === null ? null : texts(bannerTextOf(failure))}
        </FormBanner>
        <Person data={data} />
        <Wishes data={data} />
        {data.lists.length === 0 ? null : <Lists lists={data.lists} />}
        {tracking === null ? null : (
          <div className={styles.tracking}>
            <CheckboxField name={name('trackingPermission')} defaultChecked={data.trackingPermission}>
              {texts('newsletter.tracking')}
            </CheckboxField>
            {tracking.text}
          </div>
        )}
        <Button type="submit" isBusy={isSending} data-needs-script="">
          {texts('newsletter.save')}
        </Button>
      </form>
    </FormErrorsProvider>
  );
}

interface PartProps {
  readonly data: CustomerData;
}

function Person({ data }: PartProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const open = { value: '', label: texts('newsletter.noChoice') };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.title}>{texts('newsletter.you')}</legend>
      <div className={styles.wide}>
        <TextField
          name={name('email')}
          type="email"
          label={texts('newsletter.email')}
          autoComplete="email"
          defaultValue={data.email}
          maxLength={fieldLengths.maxEmail}
        />
      </div>
      <ChoiceField
        name={name('salutation')}
        label={texts('newsletter.salutation')}
        isOptional
        defaultValue={data.salutation ?? ''}
        choices={[
          open,
          { value: 'MALE', label: texts('newsletter.salutation.MALE') },
          { value: 'FEMALE', label: texts('newsletter.salutation.FEMALE') },
        ]}
      />
      <ChoiceField
        name={name('country')}
        label={texts('newsletter.country')}
        isOptional
        autoComplete="country"
        defaultValue={data.country ?? ''}
        choices={[
          open,
          ...NEWSLETTER_COUNTRIES.map((code) => ({ value: code, label: countryName(code, language) })),
        ]}
      />
      <TextField
        name={name('firstName')}
        label={texts('newsletter.firstName')}
        isOptional
        autoComplete="given-name"
        defaultValue={data.firstName}
        maxLength={fieldLengths.maxAddressLine}
      />
      <TextField
        name={name('lastName')}
        label={texts('newsletter.lastName')}
        isOptional
        autoComplete="family-name"
        defaultValue={data.lastName}
        maxLength={fieldLengths.maxAddressLine}
      />
      <DateField
        name={name('birthdate')}
        label={texts('newsletter.birthdate')}
        hint={texts('newsletter.birthdateFormat')}
        isOptional
        mask={maskBirthdate}
        autoComplete="bday"
        defaultValue={formatBirthdate(data.birthdate)}
      />
    </fieldset>
  );
}

function Wishes({ data }: PartProps) {
  const texts = useTexts();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.title}>{texts('newsletter.wishes')}</legend>
      <div className={styles.wide}>
        <CheckboxGroup
          name={name('preferredAirports')}
          label={texts('newsletter.airports')}
          hint={texts('newsletter.airportsHint', { n: MAX_PREFERRED_AIRPORTS })}
          choices={PREFERRED_AIRPORTS.map((code) => ({
            value: code,
            label: texts(`newsletter.airport.${code}`),
          }))}
          chosen={data.preferredAirports}
          limit={{ most: MAX_PREFERRED_AIRPORTS, text: texts('newsletter.error.tooManyAirports') }}
        />
      </div>
      <div className={styles.wide}>
        <CheckboxGroup
          name={name('preferredTravelTypes')}
          label={texts('newsletter.travelTypes')}
          choices={PREFERRED_TRAVEL_TYPES.map((type) => ({
            value: type,
            label: texts(`newsletter.travelType.${type}`),
          }))}
          chosen={data.preferredTravelTypes}
        />
      </div>
      <div className={styles.wide}>
        <CheckboxField name={name('hasChildren')} defaultChecked={data.hasChildren}>
          {texts('newsletter.hasChildren')}
        </CheckboxField>
      </div>
      <div className={styles.wide}>
        <CheckboxField name={name('hasMilesMore')} defaultChecked={data.hasMilesMore}>
          {texts('newsletter.hasMilesMore')}
        </CheckboxField>
      </div>
    </fieldset>
  );
}

/** The preference centre: which of the brand's lists somebody gets. */
function Lists({ lists }: { readonly lists: CustomerData['lists'] }) {
  const texts = useTexts();
  const { brand, language } = useVisit();
  const known = new Map(brand.newsletter.lists.map((list) => [list.id, list]));
  return (
    <CheckboxGroup
      name={name('lists')}
      label={texts('newsletter.lists')}
      hint={texts('newsletter.listsHint')}
      look="rows"
      choices={lists.map(({ id }) => {
        const list = known.get(id);
        if (list === undefined) return { value: id, label: id };
        return {
          value: id,
          label: findLocalText(list.name, language),
          text: findLocalText(list.text, language),
        };
      })}
      chosen={lists.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id)}
    />
  );
}
