import { expect, test } from 'vitest';
import { sampleOf } from './sample-of.ts';

test.each([
  ['adults.0.fname', 'Mira'],
  ['adults.1.fname', 'Noa'],
  ['adults.9.fname', 'Mira'],
  ['adults.3.lname', 'Beispiel'],
  ['contact.confirmEmail', sampleOf('contact.email')],
  ['terms', 'on'],
  ['adults.0.title', null],
  ['contact.newsletterSubscription', null],
])('[EDIT-010] a form is filled in for developers: %s', (name, sample) => {
  expect(sampleOf(name)).toBe(sample);
});
