import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkoutTimings } from '../../../defaults.ts';
import { verifyPartner } from './verify-partner.server.ts';

const keys = new Map([
  ['blog', 'a'.repeat(32)],
  ['radio', 'b'.repeat(32)],
]);
const now = new Date('2026-11-28T09:00:00Z');
const body = '{"offer":"x"}';

function call(
  traits: { partner?: string; at?: Date; key?: string; signed?: string; signature?: string } = {},
) {
  const { partner = 'blog', at = now, key = 'a'.repeat(32), signed = body } = traits;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature =
    traits.signature ?? createHmac('sha256', key).update(`${timestamp}.${signed}`).digest('hex');
  const headers = {
    'partner-id': partner,
    'partner-timestamp': timestamp,
    'partner-signature': signature,
  };
  return verifyPartner({ headers, body }, keys, now);
}

test('[CAPI-040] a call is of the partner whose key has signed it', () => {
  expect(call()).toBe('blog');
  expect(call({ partner: 'radio', key: 'b'.repeat(32) })).toBe('radio');
});

test.each([
  ['another body', { signed: '{"offer":"y"}' }],
  ['another key', { key: 'b'.repeat(32) }],
  ['the name of another partner', { partner: 'radio' }],
  ['a name that nobody has', { partner: 'nobody' }],
  ['a signature that is none', { signature: 'zz' }],
  ['no signature', { signature: '' }],
])('[CAPI-040] nobody has signed a call with %s', (_what, traits) => {
  expect(call(traits)).toBeNull();
});

test.each([
  [checkoutTimings.partnerCallAgeMs, 'blog'],
  [checkoutTimings.partnerCallAgeMs + 1_000, null],
  [-checkoutTimings.partnerCallAgeMs, 'blog'],
  [-checkoutTimings.partnerCallAgeMs - 1_000, null],
])('a call that is %i ms old is of %s', (age, partner) => {
  expect(call({ at: new Date(now.getTime() - age) })).toBe(partner);
});

test('a call without headers is of nobody', () => {
  expect(verifyPartner({ headers: {}, body }, keys, now)).toBeNull();
});
