import * as z from 'zod/mini';
import { COUNTRY_CODES } from '../../../domain/places/countries.ts';
import { TITLES } from '../../../domain/travellers/traveller.ts';
import { checkCity, checkStreet, checkZip } from './check-address.ts';
import { checkName } from './check-name.ts';
import { addError, choiceField, listErrors, textField } from './checked-fields.ts';
import type { FieldErrors } from './error-codes.ts';
import { foldName } from './find-same-names.ts';

/** Schema of the billing form for browser and server (BILL-001 to BILL-008); its output is a `BillingAddress`. */
export const billingSchema = z
  .object({
    gender: choiceField(['MALE', 'FEMALE']),
    title: choiceField(TITLES),
    firstName: textField(checkName),
    lastName: textField(checkName),
    street: textField(checkStreet),
    zip: textField((value) => (value.trim() === '' ? 'required' : null)),
    city: textField(checkCity),
    country: choiceField(COUNTRY_CODES),
  })
  .check((context) => {
    const { zip, country } = context.value;
    const code = zip === '' ? null : checkZip(zip, country);
    if (code !== null) addError(context, code, ['zip']);
  });

/**
 * Returns the errors of a billing address by field; empty when it is valid. Nobody in `unbillable`, as
 * `listUnbillable` returns it, can be billed (checkout X-071).
 */
export function checkBilling(values: unknown, unbillable: readonly string[]): FieldErrors {
  const result = billingSchema
    .check((context) => {
      const { firstName, lastName } = context.value;
      if (unbillable.includes(foldName(firstName, lastName)))
        addError(context, 'billedAgeError', ['lastName']);
    })
    .safeParse(values);
  return result.success ? {} : listErrors(result.error.issues);
}
