import type { ComplaintFieldName } from './complaint-rules.ts';

/** What a form's fields hold, by their names in the form. */
export type ComplaintValues = Readonly<Partial<Record<ComplaintFieldName, string>>>;

/**
 * The fields as they are sent (CONTACT-047 to CONTACT-054, CONTACT-056), by what the form holds. A choice that the form does not
 * know, and an empty field, is left out; the salutation is then the default of the call.
 */
export function toSentFields(values: ComplaintValues): Record<string, string> {
  const sent: Readonly<Record<string, string | undefined>> = {
    reason: values.contactReason,
    orderId: values.referenceNumber,
    // True for Yes alone (CONTACT-052).
    contactTourGuideOnSite: String(values.tourGuideContacted === 'yes'),
    salutation: values.salutation === undefined ? undefined : toSalutation(values.salutation),
    firstName: values.name,
    lastName: values.surname,
    street: values.street,
    zipCode: values.postCode,
    city: values.city,
    country: values.country,
    email: values.email,
    phone: values.phone,
    text: values.concerns,
  };
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => (entry[1] ?? '').trim() !== ''),
  );
}

function toSalutation(choice: string): 'MALE' | 'FEMALE' | undefined {
  if (choice === 'mr') return 'MALE';
  return choice === 'mrs' ? 'FEMALE' : undefined;
}
