import * as z from 'zod/mini';
import { COUNTRY_CODES } from '../../../domain/places/countries.ts';
import { tidyBirthDate } from '../../../domain/travellers/birth-date.ts';
import { checkCity, checkStreet, checkZip } from '../../../domain/travellers/check-address.ts';
import { checkName } from '../../../domain/travellers/check-name.ts';
import { tidyName } from '../../../domain/travellers/person-name.ts';
import { TITLES } from '../../../domain/travellers/traveller.ts';
import { type BillingRules, checkBilledPerson } from './billing-rules.ts';
import { addError, choiceField, listErrors, textField } from './checked-fields.ts';
import type { CheckoutFieldErrors } from './error-codes.ts';

/** Schema of the billing form for browser and server (BILL-001 to BILL-008); its output is a `BillingAddress`. */
export const billingSchema = z
  .object({
    gender: choiceField(['MALE', 'FEMALE', 'NONE']),
    title: choiceField(TITLES),
    firstName: textField(checkName, tidyName),
    lastName: textField(checkName, tidyName),
    street: textField(checkStreet),
    zip: textField((value) => (value.trim() === '' ? 'required' : null)),
    city: textField(checkCity),
    country: choiceField(COUNTRY_CODES),
    birthDate: z.optional(textField(() => null, tidyBirthDate)),
  })
  .check((context) => {
    const { zip, country } = context.value;
    const code = zip === '' ? null : checkZip(zip, country);
    if (code !== null) addError(context, code, ['zip']);
  });

/** Returns the errors of a billing address by field, the age of the billed person included; empty when it is valid. */
export function checkBilling(values: unknown, rules: BillingRules): CheckoutFieldErrors {
  const result = billingSchema
    .check((context) => {
      const { firstName, lastName } = context.value;
      // A name with an error comes as it was typed.
      const isNamed = firstName.trim() !== '' && lastName.trim() !== '';
      const error = isNamed ? checkBilledPerson(context.value, rules) : null;
      if (error !== null) addError(context, error.code, [error.field]);
    })
    .safeParse(values);
  return result.success ? {} : listErrors(result.error.issues);
}
