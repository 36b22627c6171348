import { expect, test } from 'vitest';
import { mapBrevoError, UncertainBrevoError } from './map-brevo-error.ts';

test.each([
  [201, null, null],
  [404, 'document_not_found', 'missing'],
  [404, 'not_found', 'refused'],
  [400, 'duplicate_parameter', 'duplicate'],
  [409, null, 'duplicate'],
  [400, 'invalid_parameter', 'refused'],
])('%i with the code %s means %s', (status, code, refusal) => {
  expect(mapBrevoError({ status, json: code === null ? null : { code } })).toBe(refusal);
});

test.each([401, 403, 429, 500, 503])('%i leaves open whether a call was done', (status) => {
  expect(() => mapBrevoError({ status, json: null })).toThrow(UncertainBrevoError);
});
