import type { FormValue } from '../../design/form/read-form.ts';
import { CONTACT_REASONS } from '../../domain/cases/complaint.ts';
import { COUNTRY_CODES } from '../../domain/places/countries.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import { countCharacters } from '../../domain/words/count-characters.ts';
import type { FileFault } from './uploads/file-rules.ts';

/** Characters as people count them (CONTACT-024). */
export const MAX_CONCERNS = 2_000;

/** CONTACT-009. */
export const GUIDE_CHOICES = ['yes', 'no', 'not-available'] as const;

/** CONTACT-010. */
export const SALUTATIONS = ['mr', 'mrs'] as const;

/** Error keys of the form's own checks (CONTACT-033 to CONTACT-039, CONTACT-061). */
export type ComplaintFault = 'required' | 'emailInvalid' | 'concernsMaxLengthError' | FileFault;

type Values = Readonly<Record<string, FormValue | undefined>>;

const required = ['referenceNumber', 'name', 'surname', 'email', 'concerns'] as const;

const choices: Readonly<Record<string, readonly string[]>> = {
  contactReason: CONTACT_REASONS,
  tourGuideContacted: GUIDE_CHOICES,
  salutation: SALUTATIONS,
  country: COUNTRY_CODES,
};

/** Checks all fields but the files (CONTACT-007 to CONTACT-024); by field name, in the order of the form. */
export function checkComplaint(values: Values): Record<string, ComplaintFault> {
  const faults: Record<string, ComplaintFault> = {};
  for (const name of COMPLAINT_FIELDS) {
    const text = textOf(values[name]).trim();
    const isChosen = choices[name]?.includes(text) ?? text !== '';
    const isRequired = name in choices || (required as readonly string[]).includes(name);
    if (isRequired && !isChosen) faults[name] = 'required';
    else if (name === 'email' && !isEmailAddress(text)) faults[name] = 'emailInvalid';
    else if (name === 'concerns' && countCharacters(text) > MAX_CONCERNS)
      faults[name] = 'concernsMaxLengthError';
  }
  return faults;
}

/** Fields in the order of the form, without its files. */
export const COMPLAINT_FIELDS = [
  'contactReason',
  'referenceNumber',
  'tourGuideContacted',
  'salutation',
  'name',
  'surname',
  'street',
  'postCode',
  'city',
  'country',
  'email',
  'phone',
  'concerns',
] as const;
export type ComplaintFieldName = (typeof COMPLAINT_FIELDS)[number];

function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
