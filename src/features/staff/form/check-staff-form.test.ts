import { describe, expect, test } from 'vitest';
import { staffPolicy } from '../../../defaults.ts';
import { checkNewAccount, checkPasskeyName, checkSetUp, checkSignIn } from './check-staff-form.ts';

const textsOf = (errors: Readonly<Record<string, { readonly text: string }>>) =>
  Object.entries(errors).map(([field, { text }]) => `${field}: ${text}`);
const missing = 'person.error.required';
const password = 'x'.repeat(staffPolicy.minPasswordLength);

describe('signing in', () => {
  const valid = { email: 'ada@staff.example', password: 'old', code: '123456' };

  test('needs an address, a password and a code', () => {
    expect(textsOf(checkSignIn({ email: ' ', password: '', code: '' }))).toEqual([
      `email: ${missing}`,
      `password: ${missing}`,
      `code: ${missing}`,
    ]);
    expect(checkSignIn(valid)).toEqual({});
  });

  test.each(['ada@localhost', 'ada@staff.example'])('takes the address of any account: %s', (email) => {
    expect(checkSignIn({ ...valid, email })).toEqual({});
  });

  test('names an address without @', () => {
    expect(textsOf(checkSignIn({ ...valid, email: 'ada' }))).toEqual(['email: person.error.invalidEmail']);
  });

  test.each(['123 456', '123456', ' 123456 '])('takes the code %j', (code) => {
    expect(checkSignIn({ ...valid, code })).toEqual({});
  });

  test.each(['12345', '1234567', '12 3456', 'abcdef'])('refuses the code %j', (code) => {
    expect(textsOf(checkSignIn({ ...valid, code }))).toEqual(['code: office.error.code']);
  });
});

describe('setting an account up', () => {
  const valid = { password, repeated: password, code: '123456' };

  test('needs a password of the least length, and the same again', () => {
    expect(checkSetUp(valid)).toEqual({});
    const short = password.slice(1);
    expect(checkSetUp({ ...valid, password: short, repeated: short })).toEqual({
      password: { text: 'office.error.shortPassword', n: staffPolicy.minPasswordLength },
    });
    expect(textsOf(checkSetUp({ ...valid, repeated: `${password}y` }))).toEqual([
      'repeated: office.setUp.passwords-differ',
    ]);
    expect(textsOf(checkSetUp({ ...valid, repeated: '' }))).toEqual([`repeated: ${missing}`]);
  });
});

test('a new account needs a name of letters and an address that mails reach', () => {
  expect(checkNewAccount({ name: 'Noa', email: 'noa@staff.example' })).toEqual({});
  expect(textsOf(checkNewAccount({ name: 'Noa2', email: 'noa@localhost' }))).toEqual([
    'name: office.accounts.no-name',
    'email: person.error.invalidEmail',
  ]);
});

test('a passkey has a name', () => {
  expect(checkPasskeyName({ name: 'Notebook' })).toEqual({});
  expect(textsOf(checkPasskeyName({ name: ' ' }))).toEqual([`name: ${missing}`]);
});
