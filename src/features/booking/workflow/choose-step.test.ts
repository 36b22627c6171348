import { expect, test } from 'vitest';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { chooseStep } from './choose-step.ts';

test.each([
  ['voiding', { paymentState: 'authorised' }, 'void'],
  ['voiding', { paymentState: 'pending' }, 'void'],
  ['voiding', { paymentState: 'captured' }, 'refund'],
  ['voiding', { paymentState: 'captured', milesState: 'redeemed' }, 'refund'],
  ['voiding', { paymentState: 'cancelled', milesState: 'redeemed' }, 'return-miles'],
  ['voiding', { paymentState: 'free', milesState: 'redeeming' }, 'release-miles'],
  ['reserving-miles', {}, 'reserve-miles'],
  ['redeeming-miles', {}, 'redeem-miles'],
  ['releasing', { holdState: 'held' }, 'release'],
  ['releasing', { holdState: 'asked' }, 'release'],
  ['releasing', { holdState: 'sold' }, 'confirm'],
  ['releasing', { holdState: 'confirmed' }, 'cancel-trip'],
  ['refunding', { paymentState: 'refund-failed' }, 'refund'],
  ['refunding', { paymentState: 'captured', toRefund: 1, milesToReturn: 1 }, 'refund'],
  ['refunding', { paymentState: 'captured', milesToReturn: 1 }, 'return-miles'],
  ['awaiting-shopper', {}, null],
  ['manual-review', {}, null],
] as const)('%s with %o is followed by %s', (state, life, step) => {
  expect(chooseStep(buildBooking({ state, ...life }))).toBe(step);
});
