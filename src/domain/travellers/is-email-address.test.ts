import { expect, test } from 'vitest';
import { isEmailAddress } from './is-email-address.ts';

test.each(['ada@example.com', 'a.b+c@sub.example.co', `${'a'.repeat(64)}@example.com`])(
  '[VALID-003] [VALID-004] %s is an address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada @example.com',
  'ada@example.com ',
  'ada@-a.com',
])('[VALID-003] %j is none', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test('[VALID-004] has at most 254 characters', () => {
  const address = (labels: number) => `a@${'bbbbbbbbb.'.repeat(25)}${'c'.repeat(labels)}`;
  expect(address(2)).toHaveLength(254);
  expect([2, 3].map((labels) => isEmailAddress(address(labels)))).toEqual([true, false]);
});
