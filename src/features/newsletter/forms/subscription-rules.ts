import type { FieldErrors } from '../../../design/form/field-errors.ts';
import type { FormValue } from '../../../design/form/read-form.ts';
import { isEmailAddress } from '../../../domain/travellers/is-email-address.ts';
import type { NewsletterFieldError } from './form-words.ts';

interface Subscription {
  readonly email: string;
  readonly areTermsAccepted: boolean;
}

/** @param values of the form's fields, as `useCheckedForm` gives them */
export function readSubscription(values: FormValue | undefined): Subscription {
  const { email, terms } = (values ?? {}) as Record<string, FormValue | undefined>;
  return { email: typeof email === 'string' ? email.trim() : '', areTermsAccepted: terms === true };
}

/** The e-mail address is required and valid, the terms are accepted (NEWS-003 to NEWS-005). */
export function checkSubscription(
  values: FormValue | undefined,
  names: { readonly email: string; readonly terms: string },
): FieldErrors<NewsletterFieldError> {
  const { email, areTermsAccepted } = readSubscription(values);
  const emailError = checkSubscriberEmail(email);
  return {
    ...(emailError === null ? {} : { [names.email]: emailError }),
    ...(areTermsAccepted ? {} : { [names.terms]: 'termsRequired' as const }),
  };
}

/** Of a required e-mail address without surrounding blanks; null for a good one (NEWS-003, NEWS-004, NEWS-054, NEWS-057). */
export function checkSubscriberEmail(email: string): 'required' | 'invalidEmail' | null {
  if (email === '') return 'required';
  return isEmailAddress(email) ? null : 'invalidEmail';
}
