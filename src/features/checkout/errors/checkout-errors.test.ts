import { expect, test } from 'vitest';
import { clientActions } from '../../../site/client-store.ts';
import { checkoutErrorTextOf } from './checkout-error-text.ts';
import { checkoutErrorActions, checkoutErrorSlice } from './checkout-errors.ts';

const { reduce, initial } = checkoutErrorSlice;

test('[ERR-001] [ERR-003] [CDATA-015] an error is kept in the context of its feature, as type error', () => {
  const state = reduce(initial, checkoutErrorActions.keep('customer', 'technicalError'));
  expect(state).toEqual({ customer: [{ type: 'error', code: 'technicalError' }] });
  expect(reduce(state, checkoutErrorActions.keep('payment', 'unknownIssue')).customer).toEqual(
    state.customer,
  );
});

test('[ERR-002] it is told until it is closed, or another page comes', () => {
  const state = reduce(initial, checkoutErrorActions.keep('customer', 'technicalError'));
  expect(reduce(state, checkoutErrorActions.forget('customer')).customer).toEqual([]);
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
])('[ERR-004] [ERR-006] the server error %s is told as %s', (code, told) => {
  expect(checkoutErrorTextOf(code)).toBe(`checkout.error.${told}`);
});
