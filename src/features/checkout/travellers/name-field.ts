import type { TravellerSlot } from '../../../domain/travellers/traveller-slots.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Text id of each field's label, by the last part of its name. */
const labels: Readonly<Record<string, string>> = {
  gender: 'person.salutation',
  fname: 'person.firstName',
  lname: 'person.lastName',
  birthDate: 'person.birthDate',
  nationality: 'person.nationality',
  milesMoreEarnNumber: 'person.milesNumber',
  email: 'person.email',
  confirmEmail: 'person.confirmEmail',
  phone: 'person.phone',
  country: 'person.country',
  newsletterSubscription: 'person.newsletter',
  comments: 'person.wishes',
  terms: 'person.wrongTerms',
};

/** Formats 'Adult 2', or 'Child' when there is only one (TRVL-025, TRVL-026). */
export function formatSlotLabel({ type, number }: TravellerSlot, texts: Texts): string {
  const name = texts(`person.type.${type}`);
  return number === null ? name : `${name} ${number}`;
}

/** Names a field of the travellers' form: 'Adult 2: First name' for `adults.1.fname`. */
export function nameField(name: string, slots: readonly TravellerSlot[], texts: Texts): string {
  const [group, at, field = at ?? group ?? ''] = name.split('.');
  const label = texts(labels[field] ?? 'person.title');
  const slot = group === 'adults' ? slots[Number(at)] : undefined;
  return slot === undefined ? label : `${formatSlotLabel(slot, texts)}: ${label}`;
}
