import { expect, test } from 'vitest';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { chooseStep } from './choose-step.ts';

test.each([
  ['voiding', { paymentState: 'authorised' }, 'void'],
  ['voiding', { paymentState: 'pending' }, 'void'],
  ['voiding', { paymentState: 'captured' }, 'refund'],
  ['releasing', { holdState: 'held' }, 'release'],
  ['releasing', { holdState: 'asked' }, 'release'],
  ['releasing', { holdState: 'sold' }, 'confirm'],
  ['releasing', { holdState: 'confirmed' }, 'cancel-trip'],
  ['refunding', { paymentState: 'refund-failed' }, 'refund'],
  ['awaiting-shopper', {}, null],
  ['manual-review', {}, null],
] as const)('%s with %o is followed by %s', (state, life, step) => {
  expect(chooseStep(buildBooking({ state, ...life }))).toBe(step);
});
