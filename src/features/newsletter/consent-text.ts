/** Where somebody agreed; forms of ours that run by themselves have names that no call can claim. */
export const OWN_SOURCES = ['checkout', 'account', 'preferences'] as const;
export type OwnSource = (typeof OWN_SOURCES)[number];

/**
 * Version of the text that a person agrees to, by where it stands: `person.newsletter` in the checkout, the sign-up of an account, the
 * preferences, and the form of the newsletter itself. Change it with the text: the consent record names it.
 */
const textVersions: Readonly<Record<OwnSource | 'form', string>> = {
  checkout: 'checkout-2026-11',
  account: 'account-2026-11',
  preferences: 'preferences-2026-11',
  form: 'form-2026-11',
};

const isOwnSource = (source: string): source is OwnSource => OWN_SOURCES.some((own) => own === source);

export function consentTextVersion(source: string): string {
  return textVersions[isOwnSource(source) ? source : 'form'];
}

/** The source that a call names, as the consent record takes it; one that is no plain word or claims to be our own form is `form`. */
export function readSource(source: string): string {
  return /^[a-z][a-z0-9-]{0,39}$/.test(source) && !isOwnSource(source) ? source : 'form';
}
