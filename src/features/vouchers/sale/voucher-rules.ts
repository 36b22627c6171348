import { voucherForm } from '../../../defaults.ts';
import type { FieldErrors } from '../../../design/form/field-errors.ts';
import { isCountryCode } from '../../../domain/places/countries.ts';
import { type Day, parseDay } from '../../../domain/time/calendar-day.ts';
import { parseBirthDate } from '../../../domain/travellers/birth-date.ts';
import { checkCity, checkStreet, checkZip } from '../../../domain/travellers/check-address.ts';
import { checkEmail, checkEmailRepeated, checkPhone } from '../../../domain/travellers/check-contact.ts';
import { checkName } from '../../../domain/travellers/check-name.ts';
import { ageOn, OF_AGE_FROM } from '../../../domain/travellers/party.ts';
import type { PersonFault } from '../../../domain/travellers/person-fault.ts';
import { isPersonName, tidyName } from '../../../domain/travellers/person-name.ts';
import { TITLES } from '../../../domain/travellers/traveller.ts';
import { countCharacters } from '../../../domain/words/count-characters.ts';
import { VOUCHER_FIELDS, type VoucherField, type VoucherValues } from './voucher-values.ts';

/** Error codes of the voucher's form. */
export type VoucherFault = PersonFault | 'textTooLongError';

/** What a form is checked against. */
export interface VoucherRules {
  /** Face values that are for sale, minor units. */
  readonly amounts: readonly number[];
  readonly currency: string;
  /** Keys of the brand's designs. */
  readonly designs: readonly string[];
  readonly today: Day;
}

/** Checks all fields of the form (VALID-074 to VALID-088, VALID-090, VALID-091); by field, in the order of the form. */
export function checkVoucherForm(values: VoucherValues, rules: VoucherRules): FieldErrors<VoucherFault> {
  const faults: Record<string, VoucherFault> = {};
  for (const field of VOUCHER_FIELDS) {
    const fault = checkField(field, values, rules);
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function checkField(field: VoucherField, values: VoucherValues, rules: VoucherRules): VoucherFault | null {
  const text = (name: VoucherField) => String(values[name] ?? '').trim();
  const value = text(field);
  switch (field) {
    case 'amount':
      return oneOf(value, rules.amounts.map(String));
    case 'currency':
      return oneOf(value, [rules.currency]);
    case 'design':
      return oneOf(value, rules.designs);
    case 'recipientFirstName':
    case 'recipientLastName':
      return checkRecipientName(value);
    case 'message':
      return countCharacters(value) > voucherForm.maxMessageLength ? 'textTooLongError' : null;
    case 'deliverTo':
      return oneOf(value, ['buyer', 'recipient']);
    case 'recipientEmail':
      return text('deliverTo') === 'recipient' ? checkEmail(value) : null;
    case 'deliverWhen':
      return oneOf(value, ['now', 'day']);
    case 'deliverDay':
      return text('deliverWhen') === 'day' ? checkDeliveryDay(value, rules.today) : null;
    case 'gender':
      return oneOf(value, ['MALE', 'FEMALE']);
    case 'title':
      return oneOf(value, TITLES);
    case 'firstName':
    case 'lastName':
      return checkName(value);
    case 'birthDate':
      return checkBuyerBorn(value, rules.today);
    case 'street':
      return checkStreet(value);
    case 'zip':
      return checkZip(value, text('country'));
    case 'city':
      return checkCity(value);
    case 'country':
      return isCountryCode(value) ? null : 'required';
    case 'email':
      return checkEmail(value);
    case 'confirmEmail':
      return checkEmailRepeated(value, text('email'));
    case 'phone':
      return checkPhone(value);
    case 'termsAccepted':
      return values.termsAccepted === true ? null : 'required';
  }
}

function oneOf(value: string, choices: readonly string[]): VoucherFault | null {
  return choices.includes(value) ? null : 'required';
}

/** Optional: a voucher may name nobody (VALID-091). */
function checkRecipientName(value: string): VoucherFault | null {
  const name = tidyName(value);
  if (name === '') return null;
  if (countCharacters(name) > voucherForm.maxRecipientName) return 'nameTooLongError';
  return isPersonName(name) ? null : 'nameCharacterError';
}

/** From tomorrow on: a voucher for today is sent at once. */
function checkDeliveryDay(value: string, today: Day): VoucherFault | null {
  if (value === '') return 'required';
  const day = parseDay(value);
  return day !== null && today < day && day <= today + voucherForm.maxDaysAhead ? null : 'invalidDate';
}

function checkBuyerBorn(value: string, today: Day): VoucherFault | null {
  if (value === '') return 'required';
  const born = parseBirthDate(value);
  if (born === null || born > today) return 'invalidDate';
  const age = ageOn(born, today);
  return OF_AGE_FROM <= age && age <= voucherForm.oldestBuyer ? null : 'adultError';
}
