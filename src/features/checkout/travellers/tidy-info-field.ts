import { tidyBirthDate } from '../validation/birth-date.ts';
import { tidyPhone } from '../validation/check-contact.ts';
import { tidyWords } from './info-form.ts';

/** What a field of the travellers' form becomes when it is left. */
export function tidyInfoField(name: string, value: string): string {
  if (name.endsWith('.birthDate')) return tidyBirthDate(value);
  if (name.endsWith('.phone')) return tidyPhone(value);
  return /\.(?:fname|lname)$/.test(name) ? tidyWords(value) : value.trim();
}
