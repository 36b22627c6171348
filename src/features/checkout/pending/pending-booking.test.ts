import { expect, test } from 'vitest';
import { type ClientAction, clientActions } from '../../../site/client-store.ts';
import { pendingBooking } from './pending-booking.ts';

const run = (...actions: readonly ClientAction[]) =>
  actions.reduce(pendingBooking.reduce, pendingBooking.initial);

test('[POLL-015] the modal is closed and not failed at first, open while a booking is placed', () => {
  expect(run()).toEqual({ isOpen: false, isFailed: false, order: null });
  expect(run({ type: 'BOOKING_PENDING' })).toEqual({ isOpen: true, isFailed: false, order: null });
});

test('[POLL-016] [POLL-017] [FLOW-036] the modal shows a failure, even if it was not open before', () => {
  expect(run({ type: 'BOOKING_PENDING' }, { type: 'BOOKING_PENDING_FAILED' })).toEqual({
    isOpen: true,
    isFailed: true,
    order: 'not-ordered',
  });
  expect(run({ type: 'BOOKING_PENDING_FAILED' })).toEqual({
    isOpen: true,
    isFailed: true,
    order: 'not-ordered',
  });
});

test('[POLL-018] [STORE-010] any page transition resets the modal', () => {
  const failed = run({ type: 'BOOKING_PENDING' }, { type: 'BOOKING_PENDING_FAILED' });
  const moved = clientActions.changePage('checkout_customer_payment', 'checkout_processing');
  expect(pendingBooking.reduce(failed, moved)).toEqual({ isOpen: false, isFailed: false, order: null });
});

test('[POLL-015] a new attempt clears the failure', () => {
  expect(
    run({ type: 'BOOKING_PENDING' }, { type: 'BOOKING_PENDING_FAILED' }, { type: 'BOOKING_PENDING' }),
  ).toEqual({ isOpen: true, isFailed: false, order: null });
});

test('an order whose answer is lost keeps the modal open without a failure', () => {
  const lost = run({ type: 'BOOKING_PENDING' }, { type: 'BOOKING_PENDING_LOST' });
  expect(lost).toEqual({ isOpen: true, isFailed: false, order: 'lost' });
});
