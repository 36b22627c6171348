import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** Query parameters of the search for a trip. */
export type TripSearch = Readonly<Record<string, string>>;

/** A week for two, from the cheapest airport. */
const weekForTwo: TripSearch = { duration: '7' };

interface Answer {
  readonly success?: boolean;
  readonly results?: readonly { readonly offer: { readonly id: string; readonly price: OfferPrice } }[];
  readonly cart?: { readonly checkout: { readonly id: string; readonly amounts: OfferPrice } } | null;
}
interface OfferPrice {
  readonly totalAmount: number;
}

/** Calls the shop's API from its page, with the cookies of the browser. */
function callApi(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const init = sent === null ? {} : { method: 'POST', headers, body: JSON.stringify(sent) };
      return (await fetch(`/de-de/ajax/${address}`, init)).json();
    },
    [path, body ?? null] as const,
  );
}

/** Number of checkouts created by this worker. */
let created = 0;

/** Creates the checkout of a trip that the supplier confirms; returns its path. Opens no step. */
export async function beginCheckout(
  page: Page,
  search: TripSearch = weekForTwo,
  trackingParams: TripSearch = {},
): Promise<string> {
  await page.goto('/de-de/impressum');
  const { results = [] } = await callApi(page, `mixed-resultlist?${new URLSearchParams(search)}`);
  // Tours run in parallel, and a trip may have only one room left: each starts at another position of the list.
  const first = (test.info().parallelIndex % 2) * 10 + (created % 10);
  created += 1;
  for (const { offer } of [...results.slice(first), ...results]) {
    const order = { offer: offer.id, total: offer.price.totalAmount, search, trackingParams };
    const { cart } = await callApi(page, 'booking/create', order);
    if (cart) return `/de-de/booking/${cart.checkout.id}`;
  }
  throw new Error('No trip can be booked');
}

const traveller = (firstName: string) => ({
  gender: 'FEMALE',
  title: '',
  firstName,
  lastName: 'Lovelace',
  dateOfBirth: '10/12/1985',
  nationality: 'DE',
  frequentFlyerNumber: { number: '', type: 'NONE' },
});

/** Sets the two travellers of a checkout. */
export async function buildTravellers(page: Page, checkout: string): Promise<void> {
  const data = {
    customer: {
      address: { countryCode: 'DE' },
      contact: { email: 'ada@example.com', telephone1: '+4930123456' },
    },
    passengerInfo: { passengers: [traveller('Ada'), traveller('Grace')] },
    infoForm: {
      confirmEmail: 'ada@example.com',
      firstPersonBilled: true,
      newsletterSubscription: false,
      comments: '',
      termsAccepted: true,
    },
  };
  expect(await callApi(page, `${callsOf(checkout)}/set-info`, { data })).toMatchObject({ success: true });
}

const customer = {
  gender: 'FEMALE',
  title: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Hauptstraße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** Orders a checkout with two travellers by direct debit and waits until it is booked. */
export async function bookTrip(page: Page, checkout: string): Promise<void> {
  const pay = (data: object) => callApi(page, `${callsOf(checkout)}/do-payment-set`, { data });
  const { cart } = await pay({ customer });
  const payment = { holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' };
  const totalAmount = cart?.checkout.amounts.totalAmount;
  expect(await pay({ selectedPayment: 'BankAccount', payment, totalAmount })).toMatchObject({
    success: true,
  });
  await page.goto(`${checkout}/process`);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
}

function callsOf(checkout: string): string {
  return checkout.slice('/de-de/'.length);
}
