import { expect, test } from 'vitest';
import { clientActions } from '../../../site/client-store.ts';
import { checkoutErrorTextOf } from './checkout-error-text.ts';
import { checkoutErrorActions, checkoutErrorSlice } from './checkout-errors.ts';

const { reduce, initial } = checkoutErrorSlice;

test('[ERR-001] [ERR-003] [CDATA-015] an error is stored in the context of its feature with the type error', () => {
  const state = reduce(initial, checkoutErrorActions.add('customer', 'technicalError'));
  expect(state).toEqual({ customer: [{ type: 'error', code: 'technicalError' }] });
  expect(reduce(state, checkoutErrorActions.add('payment', 'unknownIssue')).customer).toEqual(state.customer);
});

test('[ERR-002] an error stays until it is dismissed or the page changes', () => {
  const state = reduce(initial, checkoutErrorActions.add('customer', 'technicalError'));
  expect(reduce(state, checkoutErrorActions.clear('customer')).customer).toEqual([]);
  expect(reduce(state, clientActions.changePage('checkout_info', 'checkout_customer_payment'))).toEqual({});
  expect(reduce(state, clientActions.startOver())).toBe(state);
});

test.each([
  ['unknownIssue', 'unknownIssue'],
  ['technicalError', 'technicalError'],
  ['noBookingError', 'noBookingError'],
  ['milesMoreLoginError', 'milesMoreLoginError'],
  ['sameNameError', 'technicalError'],
  ['anything', 'technicalError'],
])('[ERR-004] [ERR-006] the server error %s is shown as %s', (code, shown) => {
  expect(checkoutErrorTextOf(code)).toBe(`checkout.error.${shown}`);
});
