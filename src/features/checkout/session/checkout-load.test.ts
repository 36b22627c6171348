import { expect, test } from 'vitest';
import type { ClientAction } from '../../../site/client-store.ts';
import { clientActions } from '../../../site/client-store.ts';
import { checkoutLoadActions, checkoutLoadSlice } from './checkout-load.ts';

const run = (...actions: readonly ClientAction[]) =>
  actions.reduce(checkoutLoadSlice.reduce, checkoutLoadSlice.initial);
const { begin, resolve, reject } = checkoutLoadActions;

test('[FLOW-034] a checkout load is either loading, resolved or rejected', () => {
  for (const state of [run(), run(begin()), run(begin(), resolve()), run(begin(), reject('x'))])
    expect([state.isLoading, state.isResolved, state.isRejected].filter(Boolean)).toHaveLength(1);
  expect(run(begin()).isLoading).toBe(true);
  expect(run(begin(), resolve()).isResolved).toBe(true);
});

test('[FLOW-035] a rejected load records its error, and a new load or page clears it', () => {
  expect(run(begin(), reject('noBookingError'))).toMatchObject({ isRejected: true, error: 'noBookingError' });
  expect(run(begin(), reject('noBookingError'), begin()).error).toBeNull();
  expect(run(reject('x'), clientActions.changePage(null, 'checkout_info'))).toMatchObject({ error: null });
});
