import { tidyBirthDate } from '../../../domain/travellers/birth-date.ts';
import { tidyPhone } from '../../../domain/travellers/check-contact.ts';
import { tidyName } from '../../../domain/travellers/person-name.ts';

/** Normalises a field of the travellers' form when the shopper leaves it. */
export function tidyInfoField(name: string, value: string): string {
  if (name.endsWith('.birthDate')) return tidyBirthDate(value);
  if (name.endsWith('.phone')) return tidyPhone(value);
  return /\.(?:fname|lname)$/.test(name) ? tidyName(value) : value.trim();
}
