import * as z from 'zod/mini';
import { fieldLengths } from '../../../defaults.ts';
import { COUNTRY_CODES, isNationality } from '../../../domain/places/countries.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { parseBirthDate, tidyBirthDate } from '../../../domain/travellers/birth-date.ts';
import { checkAge } from '../../../domain/travellers/check-age.ts';
import { checkEmail, checkEmailRepeated, checkPhone } from '../../../domain/travellers/check-contact.ts';
import { checkName } from '../../../domain/travellers/check-name.ts';
import { findSameNames } from '../../../domain/travellers/find-same-names.ts';
import { tidyName } from '../../../domain/travellers/person-name.ts';
import { TITLES } from '../../../domain/travellers/traveller.ts';
import type { TravellerSlot } from '../../../domain/travellers/traveller-slots.ts';
import { checkMilesNumber } from '../validation/check-miles-number.ts';
import {
  addError,
  choiceField,
  listErrors,
  refusing,
  requiredBox,
  textField,
} from '../validation/checked-fields.ts';
import type { CheckoutFieldErrors, ErrorCode } from '../validation/error-codes.ts';

export const FREQUENT_FLYER_PROGRAMS = ['NONE', 'MilesAndMore'] as const;

/** Inputs of the form's rules, decided by the server and the same on both sides. */
export interface InfoRules {
  readonly slots: readonly TravellerSlot[];
  /** `YYYY-MM-DD`; see `firstDayOf`, `returnOf`. */
  readonly departure: string;
  readonly return: string;
  /** A flight is booked with the sex of the travel document: somebody without a salutation cannot fly (VALID-035). */
  readonly needsGender: boolean;
  /** VALID-073. */
  readonly isNewsletterRequired: boolean;
}

function checkBirthDate(text: string): ErrorCode | null {
  if (text === '') return 'required';
  return parseBirthDate(text) === null ? 'invalidDate' : null;
}

const limitComments = (text: string): ErrorCode | null =>
  [...text].length > fieldLengths.maxComments ? 'textTooLongError' : null;

/** The passenger form, group `adults` (CDATA-068 to CDATA-073). */
const passenger = z.object({
  gender: choiceField(['MALE', 'FEMALE', 'NONE']),
  title: choiceField(TITLES),
  fname: textField(checkName, tidyName),
  lname: textField(checkName, tidyName),
  birthDate: textField(checkBirthDate, tidyBirthDate),
  nationality: z.string().check(refusing((value) => (isNationality(value) ? null : 'required'))),
  checkoutFrequentFlyerProgram: choiceField(FREQUENT_FLYER_PROGRAMS),
  milesMoreEarnNumber: z.string().check(z.maxLength(100, 'milesMoreNumberLengthError')),
});

/** The contact form (CDATA-074), with the country of residence and the comments. */
const contact = z.object({
  email: textField(checkEmail),
  confirmEmail: z.string().check(z.maxLength(300, 'emailMismatch')),
  phone: textField(checkPhone),
  country: choiceField(COUNTRY_CODES),
  /** Missing where the shop does not offer it. */
  newsletterSubscription: z._default(z.boolean(), false),
  comments: textField(limitComments),
});

const infoFields = z.object({
  adults: z.array(passenger),
  firstPersonBilled: z.boolean(),
  contact,
  terms: requiredBox(),
  /** The member wants the travellers stored for later trips; missing for guests. */
  saveTravellers: z._default(z.boolean(), false),
});

/** The valid values of the travellers' form. */
export type Info = z.infer<typeof infoFields>;
export type CheckedInfo =
  | { readonly ok: true; readonly info: Info }
  | { readonly ok: false; readonly errors: CheckoutFieldErrors };

/** Checks the travellers' form; browser and server use the same rules. */
export function checkInfoForm(values: unknown, rules: InfoRules): CheckedInfo {
  const result = infoFields.check((context) => checkTogether(context, rules)).safeParse(values);
  return result.success
    ? { ok: true, info: result.data }
    : { ok: false, errors: listErrors(result.error.issues) };
}

/** Checks rules that involve several fields, or a field and the trip. */
function checkTogether(context: z.core.ParsePayload<Info>, rules: InfoRules): void {
  const { adults, contact: contactValues } = context.value;
  const days = { departure: requireDay(rules.departure), return: requireDay(rules.return) };
  if (adults.length !== rules.slots.length) addError(context, 'required', ['adults']);
  for (const [at, slot] of rules.slots.entries()) {
    const person = adults[at];
    if (person === undefined) continue;
    if (rules.needsGender && person.gender === 'NONE')
      addError(context, 'required', ['adults', at, 'gender']);
    const born = parseBirthDate(tidyBirthDate(person.birthDate));
    const age = born === null ? null : checkAge(born, slot, days);
    if (age !== null) addError(context, age, ['adults', at, 'birthDate']);
    const miles = findMilesError(person);
    if (miles !== null) addError(context, miles, ['adults', at, 'milesMoreEarnNumber']);
  }
  for (const at of findSameNames(adults)) addError(context, 'sameNameError', ['adults', at, 'lname']);
  const repeated = checkEmailRepeated(contactValues.confirmEmail, contactValues.email);
  if (repeated !== null) addError(context, repeated, ['contact', 'confirmEmail']);
  if (rules.isNewsletterRequired && !contactValues.newsletterSubscription)
    addError(context, 'required', ['contact', 'newsletterSubscription']);
}

/** Ignores a number without a chosen programme; the server does not store it. */
function findMilesError(person: Info['adults'][number]): ErrorCode | null {
  if (person.checkoutFrequentFlyerProgram !== 'MilesAndMore') return null;
  return checkMilesNumber(person.milesMoreEarnNumber);
}
