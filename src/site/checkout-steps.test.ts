import { expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { buildPath } from '../url.ts';
import { CHECKOUT_STEPS } from './checkout-steps.ts';

const place = { _locale: 'de-de', checkoutId: 'a_checkout-of-22-chars' };
const steps = Object.entries(CHECKOUT_STEPS);

test('[FLOW-023] [FLOW-024] [FLOW-025] [CAPI-012] payment has its data route, its scope and the page that follows', () => {
  const { dataRoute, scopes, nextPage } = CHECKOUT_STEPS.checkoutPayment;
  expect(buildPath(dataRoute, place)).toBe(`/de-de/ajax/booking/${place.checkoutId}/do-payment-set`);
  expect(scopes).toEqual(['booking']);
  expect(buildPath(nextPage, place)).toBe(`/de-de/booking/${place.checkoutId}/process`);
});

test('[FLOW-026] [CAPI-008] [CAPI-009] the travellers are sent to set-info', () => {
  expect(buildPath(CHECKOUT_STEPS.checkoutCustomer.dataRoute, place)).toBe(
    `/de-de/ajax/booking/${place.checkoutId}/set-info`,
  );
});

test.each(steps)(
  '[FLOW-025] [FLOW-027] [CAPI-001] the step %s posts to a call of the booking scope, and its ends are pages of the checkout',
  (_name, { dataRoute, next }) => {
    expect('methods' in routes[dataRoute] && routes[dataRoute].methods).toContain('POST');
    expect(routes[dataRoute].paths[0]).toContain('/booking/{checkoutId}/');
    for (const page of Object.values(next))
      expect(buildPath(page, place)).toMatch(new RegExp(`^/de-de/booking/${place.checkoutId}/[a-z_]+$`));
  },
);

test('[FLOW-027] what is ordered ends as a success, a failure or soft-booked', () => {
  for (const step of [CHECKOUT_STEPS.checkoutPayment, CHECKOUT_STEPS.checkoutProcessing])
    expect(step.next).toEqual({
      success: 'checkout_success',
      fail: 'checkout_fail',
      softBooked: 'checkout_soft_booked',
    });
});
