import type { BillingAddress } from '../../../../domain/travellers/traveller.ts';
import { type Checkout, residenceOf } from '../../checkout.ts';

/** The values of the billing form; '' for unknown ones. */
export type BillingEntry = { readonly [Field in keyof BillingAddress]-?: string };

export const BILLING_FIELDS = [
  'gender',
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'street',
  'zip',
  'city',
  'country',
] as const satisfies readonly (keyof BillingAddress)[];

/** Fields of the billed person; the others are the address. */
export const PERSON_FIELDS = BILLING_FIELDS.slice(0, 5);

/**
 * Prefills the billing form (checkout X-023) with the earlier billing address; without one, with the first traveller's
 * name if 'This person is being billed' is checked, and the country of residence.
 */
export function prefillBilling(checkout: Checkout): BillingEntry {
  const { billing, travellers, firstPersonBilled } = checkout;
  if (billing !== null) return { ...billing, birthDate: billing.birthDate ?? '' };
  const lead = firstPersonBilled ? travellers?.[0] : undefined;
  return {
    gender: lead?.gender ?? '',
    title: lead?.title ?? '',
    firstName: lead?.firstName ?? '',
    lastName: lead?.lastName ?? '',
    birthDate: '',
    street: '',
    zip: '',
    city: '',
    country: residenceOf(checkout) ?? '',
  };
}

const prefix = 'billing.';

/** Returns the name of a billing field in the payment page's form. */
export function billingName(field: keyof BillingEntry): string {
  return `${prefix}${field}`;
}

/** True for the name of any billing field, false for those of a card or an account. */
export function isBillingName(name: string): boolean {
  return name.startsWith(prefix);
}

/** Reads the address from the form; fields of collapsed parts have their prefilled values. */
export function readBilling(form: FormData, prefilled: BillingEntry): BillingEntry {
  const read = (field: keyof BillingEntry) => {
    const value = form.get(billingName(field));
    return typeof value === 'string' ? value : prefilled[field];
  };
  return {
    gender: read('gender'),
    title: read('title'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    birthDate: read('birthDate'),
    street: read('street'),
    zip: read('zip'),
    city: read('city'),
    country: read('country'),
  };
}
