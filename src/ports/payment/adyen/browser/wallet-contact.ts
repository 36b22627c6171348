import type { WalletContact } from '../../payment-browser-port.ts';

/** An address as Apple Pay or Google Pay describes it; every field may be missing. */
interface WalletAddress {
  /** Apple Pay. */
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly addressLines?: readonly string[] | undefined;
  /** Google Pay: one name, and lines of their own. */
  readonly name?: string | undefined;
  readonly address1?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly locality?: string | undefined;
  readonly countryCode?: string | undefined;
}

/** Reads name and address of a wallet. Google Pay has one name: its last word counts as the family's. */
export function readWalletContact(address: WalletAddress | undefined): WalletContact {
  const { givenName, familyName, name = '', addressLines, address1 } = address ?? {};
  const words = name.trim().split(/\s+/);
  return {
    firstName: givenName ?? words.slice(0, -1).join(' '),
    lastName: familyName ?? words.at(-1) ?? '',
    street: addressLines?.[0] ?? address1 ?? '',
    zip: address?.postalCode ?? '',
    city: address?.locality ?? '',
    country: address?.countryCode?.toUpperCase() ?? '',
  };
}

/** What the page knows, for Apple's sheet to begin with; nothing of an address that is not whole. */
export function toApplePayContact({ firstName, lastName, street, zip, city, country }: WalletContact) {
  return {
    givenName: firstName,
    familyName: lastName,
    ...(street === '' || zip === '' || city === ''
      ? {}
      : { addressLines: [street], postalCode: zip, locality: city, countryCode: country }),
  };
}
