import type { BillingAddress } from '../../../../domain/travellers/traveller.ts';
import type { Checkout } from '../../checkout.ts';

/** A billing address as its form begins; '' where nothing is known. */
export type BillingEntry = { readonly [Field in keyof BillingAddress]: string };

export const BILLING_FIELDS = [
  'gender',
  'title',
  'firstName',
  'lastName',
  'street',
  'zip',
  'city',
  'country',
] as const satisfies readonly (keyof BillingAddress)[];

/** Fields that say who is billed; the others say where. */
export const PERSON_FIELDS = BILLING_FIELDS.slice(0, 4);

/**
 * What the billing form begins with (checkout X-023): the address that was given before, else the first traveller's name
 * where 'This person is being billed' is ticked, and the country of residence.
 */
export function beginBilling({ billing, travellers, contact, firstPersonBilled }: Checkout): BillingEntry {
  if (billing !== null) return billing;
  const lead = firstPersonBilled ? travellers?.[0] : undefined;
  return {
    gender: lead?.gender ?? '',
    title: lead?.title ?? '',
    firstName: lead?.firstName ?? '',
    lastName: lead?.lastName ?? '',
    street: '',
    zip: '',
    city: '',
    country: contact?.country ?? '',
  };
}

/** Name of a field in the payment page's one form. */
export function billingName(field: keyof BillingEntry): string {
  return `billing.${field}`;
}

/** The address as the form holds it; a part that is folded up is as it was known before. */
export function readBilling(form: FormData, begun: BillingEntry): BillingEntry {
  const read = (field: keyof BillingEntry) => {
    const value = form.get(billingName(field));
    return typeof value === 'string' ? value : begun[field];
  };
  return {
    gender: read('gender'),
    title: read('title'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    street: read('street'),
    zip: read('zip'),
    city: read('city'),
    country: read('country'),
  };
}
