import type { Page } from '@playwright/test';
import { buildBillingAddress } from '../../factories/travellers.ts';
import { type CallApi, callsOf, createCheckout, setTravellers, type TripSearch } from './checkout-calls.ts';
import { expect, type Shop, test } from './shop.ts';

/** Calls the shop's API from its page, with the cookies of the browser. */
const callFrom =
  (page: Page): CallApi =>
  (path, body) =>
    page.evaluate(
      async ([address, sent]) => {
        const headers = { 'content-type': 'application/json' };
        const init = sent === null ? {} : { method: 'POST', headers, body: JSON.stringify(sent) };
        return (await fetch(`/de-de/ajax/${address}`, init)).json();
      },
      [path, body ?? null] as const,
    );

/** Number of checkouts created by this worker. */
let created = 0;

/** Tours run in parallel, and a trip may have only one room left: each starts at another position of the list. */
function nextPosition(): number {
  const first = (test.info().parallelIndex % 2) * 10 + (created % 10);
  created += 1;
  return first;
}

/**
 * Creates the checkout of a trip that the supplier confirms; returns its path. Opens no step.
 * @param first position in the list where to begin; 0 for the first one, where no other tour wants it
 */
export async function beginCheckout(
  page: Page,
  search?: TripSearch,
  trackingParams?: TripSearch,
  first = nextPosition(),
): Promise<string> {
  await page.goto('/de-de/impressum');
  return createCheckout(callFrom(page), { search, trackingParams, first });
}

/** Sets the two travellers of a checkout. */
export async function buildTravellers(page: Page, checkout: string): Promise<void> {
  await setTravellers(callFrom(page), checkout);
}

/** Opens the payment page of a trip with two travellers; returns the checkout's path. */
export async function openPaymentPage(shop: Shop, search?: TripSearch): Promise<string> {
  const checkout = await beginCheckout(shop.page, search);
  await buildTravellers(shop.page, checkout);
  expect(await shop.visit(`${checkout}/customer_payment`)).toBe(200);
  await shop.takeOver();
  return checkout;
}

const customer = buildBillingAddress({ firstName: 'Ada', lastName: 'Lovelace' });

/** Orders a checkout with two travellers by direct debit and waits until it is booked. */
export async function bookTrip(page: Page, checkout: string): Promise<void> {
  const pay = (data: object) => callFrom(page)(`${callsOf(checkout)}/do-payment-set`, { data });
  const { cart } = await pay({ customer });
  const payment = { holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' };
  const totalAmount = cart?.checkout.amounts.totalAmount;
  expect(await pay({ selectedPayment: 'BankAccount', payment, totalAmount })).toMatchObject({
    success: true,
  });
  await page.goto(`${checkout}/process`);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
}

/** Orders a checkout with two travellers and returns what the shop answers. */
export async function orderWith(
  page: Page,
  checkout: string,
  selectedPayment: 'PayPal' | 'CreditCard',
  payment: { readonly token?: string; readonly holderName?: string } = {},
): Promise<unknown> {
  const pay = (data: object) => callFrom(page)(`${callsOf(checkout)}/do-payment-set`, { data });
  const { cart } = await pay({ customer });
  const totalAmount = cart?.checkout.amounts.totalAmount;
  return pay({ selectedPayment, payment, totalAmount });
}
