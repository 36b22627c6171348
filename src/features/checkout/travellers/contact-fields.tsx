import MessageSquareText from 'lucide-react/icons/message-square-text';
import { fieldLengths } from '../../../defaults.ts';
import { Field } from '../../../design/controls/field.tsx';
import { CheckboxField } from '../../../design/form/checkbox-field.tsx';
import { ChoiceField } from '../../../design/form/choice-field.tsx';
import { FieldLabel } from '../../../design/form/field-label.tsx';
import { fieldId, useFieldError } from '../../../design/form/form-errors.tsx';
import { TextField } from '../../../design/form/text-field.tsx';
import { COUNTRY_CODES } from '../../../domain/places/countries.ts';
import { countryName } from '../../../domain/places/country-name.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import { EmailField } from '../validation/email-field.tsx';
import styles from './contact-fields.module.css';
import type { PrefilledInfo } from './prefill-info.ts';

export interface ContactFieldsProps {
  readonly contact: PrefilledInfo['contact'];
  /** Country of the chosen insurance, which fixes the residence (TRVL-013); null when it can be changed here. */
  readonly fixedCountry: string | null;
  readonly isNewsletterRequired: boolean;
}

/** Contact data of the lead traveller (TRVL-002, TRVL-005, TRVL-016), and comments for the hotel (TRVL-006). */
export function ContactFields({ contact, fixedCountry, isNewsletterRequired }: ContactFieldsProps) {
  const texts = useTexts();
  const { wiredPorts } = useVisit();
  return (
    <>
      <CheckoutSection
        id="contact"
        icon={stepIcons.contact}
        title={texts('person.leadContact')}
        note={texts('person.contactNote')}
      >
        <fieldset className={styles.group} data-group="">
          <legend>
            <h3>{texts('person.contactDetails')}</h3>
          </legend>
          <EmailField
            name="contact.email"
            repeatedIn="contact.confirmEmail"
            label={texts('person.email')}
            autoComplete="email"
            defaultValue={contact.email}
            maxLength={fieldLengths.maxEmail}
          />
          <TextField
            name="contact.confirmEmail"
            type="email"
            label={texts('person.confirmEmail')}
            autoComplete="email"
            defaultValue={contact.email}
            maxLength={fieldLengths.maxEmail}
          />
          <TextField
            name="contact.phone"
            type="tel"
            label={texts('person.phone')}
            hint={texts('person.phoneNote')}
            autoComplete="tel"
            defaultValue={contact.phone}
            maxLength={40}
          />
          {/* The key remounts the field when it becomes fixed or free, so that it shows the insurance's country at once. */}
          <Country
            key={fixedCountry}
            country={fixedCountry ?? contact.country}
            isFixed={fixedCountry !== null}
          />
          {wiredPorts?.includes('newsletter') ? (
            <div className={styles.fullWidth}>
              <CheckboxField
                name="contact.newsletterSubscription"
                isRequired={isNewsletterRequired}
                defaultChecked={contact.newsletterSubscription}
              >
                {texts('person.newsletter')}
              </CheckboxField>
            </div>
          ) : null}
        </fieldset>
      </CheckoutSection>
      <CheckoutSection id="comments" icon={MessageSquareText} title={texts('person.comments')}>
        <Comments comments={contact.comments} />
      </CheckoutSection>
    </>
  );
}

/** Country of residence of the lead traveller; when fixed, a visible note says why, not only a tooltip (TRVL-014). */
function Country({ country, isFixed }: { readonly country: string; readonly isFixed: boolean }) {
  const texts = useTexts();
  const { language } = useVisit();
  const why = texts('person.countryFixed');
  return (
    <ChoiceField
      name="contact.country"
      label={texts('person.country')}
      hint={isFixed ? why : texts('person.countryNote')}
      autoComplete={isFixed ? 'off' : 'country'}
      defaultValue={country}
      disabled={isFixed}
      title={isFixed ? why : undefined}
      choices={COUNTRY_CODES.map((code) => ({ value: code, label: countryName(code, language) }))}
    />
  );
}

function Comments({ comments }: { readonly comments: string }) {
  const texts = useTexts();
  const name = 'contact.comments';
  return (
    <Field
      id={fieldId(name)}
      label={<FieldLabel isOptional>{texts('person.wishes')}</FieldLabel>}
      hint={texts('person.wishesNote', { n: fieldLengths.maxComments })}
      error={useFieldError(name)}
    >
      {(control) => (
        <textarea
          {...control}
          name={name}
          rows={3}
          maxLength={fieldLengths.maxComments}
          defaultValue={comments}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
