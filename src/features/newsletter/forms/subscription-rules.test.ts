import { expect, test } from 'vitest';
import { checkSubscriberEmail, checkSubscription, readSubscription } from './subscription-rules.ts';

const names = { email: 'form.email', terms: 'form.terms' };

test('[NEWS-003] [NEWS-005] an empty form misses the address and the terms', () => {
  const errors = { 'form.email': 'required', 'form.terms': 'termsRequired' };
  expect(checkSubscription(undefined, names)).toEqual(errors);
  expect(checkSubscription({ email: '  ', terms: false }, names)).toEqual(errors);
});

test('[NEWS-007] an address and accepted terms can be sent, blanks around it aside', () => {
  const values = { email: ' ada@example.com ', terms: true };
  expect(checkSubscription(values, names)).toEqual({});
  expect(readSubscription(values)).toEqual({ email: 'ada@example.com', areTermsAccepted: true });
});

test.each(['ada', 'ada@', 'ada@example', '@example.com', 'a b@example.com', `${'a'.repeat(65)}@example.com`])(
  '[NEWS-004] [NEWS-012] "%s" is no valid address',
  (email) => {
    expect(checkSubscriberEmail(email)).toBe('invalidEmail');
  },
);
