import type { WalletContact } from '../../../../ports/payment/payment-browser-port.ts';
import type { BillingEntry } from '../billing/billing-entry.ts';

/** Fields of the billing form that a wallet knows. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'street',
  'zip',
  'city',
  'country',
] as const satisfies readonly (keyof WalletContact & keyof BillingEntry)[];

/** The billing address with name and address of the wallet; what the wallet does not say stays as it was typed. */
export function takeOverContact(typed: BillingEntry, contact: WalletContact): BillingEntry {
  const known = CONTACT_FIELDS.filter((field) => contact[field].trim() !== '');
  return { ...typed, ...Object.fromEntries(known.map((field) => [field, contact[field].trim()])) };
}

/** Fills the sheet of a wallet with what the shopper has typed already. */
export function toWalletContact(typed: BillingEntry): WalletContact {
  const { firstName, lastName, street, zip, city, country } = typed;
  return { firstName, lastName, street, zip, city, country };
}
