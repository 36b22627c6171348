import { staffPolicy } from '../../../defaults.ts';
import { isEmailAddress } from '../../../domain/travellers/is-email-address.ts';
import { isPersonName, tidyName } from '../../../domain/travellers/person-name.ts';

/** What is wrong with a field: a text of the catalogue, with its number. The checkout's texts where they say the same. */
export interface StaffFieldError {
  readonly text: string;
  readonly n?: number;
}

/** Errors by field name, in the order of the fields; empty when nothing is wrong. */
export type StaffFormErrors = Readonly<Record<string, StaffFieldError>>;

type Check = (value: string) => StaffFieldError | null;

const required: Check = (value) => (value.trim() === '' ? { text: 'person.error.required' } : null);

const email: Check = (value) =>
  required(value) ?? (isEmailAddress(value.trim()) ? null : { text: 'person.error.invalidEmail' });

const name: Check = (value) =>
  required(value) ?? (isPersonName(tidyName(value)) ? null : { text: 'office.accounts.no-name' });

/** Six digits, in the two groups that authenticators show. */
const code: Check = (value) =>
  required(value) ?? (/^\d{3} ?\d{3}$/.test(value.trim()) ? null : { text: 'office.error.code' });

const newPassword: Check = (value) => {
  const { minPasswordLength: n } = staffPolicy;
  return required(value) ?? (value.length < n ? { text: 'office.error.shortPassword', n } : null);
};

function run(checks: Readonly<Record<string, StaffFieldError | null>>): StaffFormErrors {
  return Object.fromEntries(
    Object.entries(checks).flatMap(([field, error]) => (error === null ? [] : [[field, error]])),
  );
}

/** Looks at the shape alone: an older account may have an address or a password that no new one could have. */
export function checkSignIn(entered: {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}): StaffFormErrors {
  return run({
    email:
      required(entered.email) ?? (entered.email.includes('@') ? null : { text: 'person.error.invalidEmail' }),
    password: required(entered.password),
    code: code(entered.code),
  });
}

export function checkSetUp(entered: {
  readonly password: string;
  readonly repeated: string;
  readonly code: string;
}): StaffFormErrors {
  const isSame = entered.password === entered.repeated;
  return run({
    password: newPassword(entered.password),
    repeated: required(entered.repeated) ?? (isSame ? null : { text: 'office.setUp.passwords-differ' }),
    code: code(entered.code),
  });
}

export function checkNewAccount(entered: { readonly name: string; readonly email: string }): StaffFormErrors {
  return run({ name: name(entered.name), email: email(entered.email) });
}

export function checkPasskeyName(entered: { readonly name: string }): StaffFormErrors {
  return run({ name: required(entered.name) });
}
