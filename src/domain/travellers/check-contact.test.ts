import { describe, expect, test } from 'vitest';
import { checkEmail, checkEmailRepeated, checkPhone, tidyPhone } from './check-contact.ts';

describe('e-mail', () => {
  test.each([
    'anna@example.com',
    'a.b+c@sub.example.de',
    'anna@example.photography',
    'anna@example.abcd',
    'anna@example.abcde',
    ' anna@example.com ',
    `${'a'.repeat(64)}@example.com`,
    "o'neill@example.ie",
  ])('[VALID-003] [VALID-004] %s is valid', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  test.each([
    'anna',
    'anna@',
    'anna@example',
    '@example.com',
    'anna@example..com',
    'anna@-example.com',
    'anna@example-.com',
    'an na@example.com',
    'anna@exam_ple.com',
    'anna@example.com.',
    'anna@@example.com',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
    `anna@${'a.'.repeat(125)}com`,
  ])('[VALID-003] %s is invalid', (email) => {
    expect(checkEmail(email)).toBe('invalidEmail');
  });

  test('[VALID-001] the address and its repetition are required', () => {
    expect(checkEmail(' ')).toBe('required');
    expect(checkEmailRepeated('', '')).toBe('required');
  });

  test('[VALID-005] the repetition must be the same address, ignoring letter case and blanks', () => {
    expect(checkEmailRepeated('anna@example.com', 'anna@example.com')).toBeNull();
    expect(checkEmailRepeated('Anna@Example.com ', 'anna@example.com')).toBeNull();
    expect(checkEmailRepeated('anna@example.co', 'anna@example.com')).toBe('emailMismatch');
  });
});

describe('phone', () => {
  test.each([
    ['12345', 'invalidPhone'],
    ['123456', null],
    ['+123456', null],
    ['+12345', 'invalidPhone'],
    ['123456789012345', null],
    ['+123456789012345', null],
    ['1234567890123456', 'invalidPhone'],
    ['030 123456', 'invalidPhone'],
    ['12+3456', 'invalidPhone'],
    ['++123456', 'invalidPhone'],
    ['a123456', 'invalidPhone'],
    ['', 'required'],
  ])('[VALID-006] "%s": %s', (phone, code) => {
    expect(checkPhone(phone)).toBe(code);
  });

  test.each([
    ['+49 (0)30 / 123-45.6', '+4930123456'],
    [' 030 123456', '030123456'],
    ['abc', 'abc'],
  ])('characters that group digits are removed from "%s"', (typed, tidy) => {
    expect(tidyPhone(typed)).toBe(tidy);
  });
});
