import { type CallApi, createCheckout, setTravellers } from '../../browser/support/checkout-calls.ts';
import type { Shopper } from './shopper.ts';
import { button, field, heading, part, role } from './what.ts';

/** Calls the shop's API from the page, with the cookies of the browser. */
const callFrom =
  (shopper: Shopper): CallApi =>
  (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    const address = JSON.stringify(`/de-de/ajax/${path}`);
    return shopper.evaluate(`fetch(${address}, ${JSON.stringify(init)}).then((answer) => answer.json())`);
  };

/** Number of checkouts created by this process. */
let created = 0;

/** Creates the checkout of a week for two and opens none of its steps; returns its path. */
export async function beginCheckout(shopper: Shopper): Promise<string> {
  await shopper.visit('/de-de/impressum');
  // Two journeys are made at a time, and a trip may have only one room left.
  const first = (process.pid + created) % 20;
  created += 1;
  return createCheckout(callFrom(shopper), { first });
}

/** Opens the payment page of a trip for two and fills in the address; returns the checkout's path. */
export async function reachPayment(shopper: Shopper): Promise<string> {
  const checkout = await beginCheckout(shopper);
  await setTravellers(callFrom(shopper), checkout);
  await shopper.visit(`${checkout}/customer_payment`);
  await shopper.type(field(/^Street and number/), 'Hauptstraße 1');
  await shopper.type(field(/^Postal code/), '10115');
  await shopper.type(field(/^City/), 'Berlin');
  return checkout;
}

export const choosePayment = (shopper: Shopper, method: RegExp) => shopper.press(role('radio', method));
export const order = (shopper: Shopper) => shopper.press(button(/^Pay now(?! with)/));

/** Fills in the card's form, whose number and code are in frames of the payment provider. */
export async function fillCard(shopper: Shopper, number: string): Promise<void> {
  await choosePayment(shopper, /^Credit Card/);
  await shopper.see(part('[data-status=ready] iframe'));
  await shopper.press(part('iframe[name="secure-fields-cardNumber"]'));
  await shopper.typeHere(number);
  await shopper.press(part('iframe[name="secure-fields-cvv"]'));
  await shopper.typeHere('123');
  await shopper.choose(field('Month'), '12');
  await shopper.choose(field('Year'), 4);
  await shopper.press(field('Use customer data as card holder'));
}

/** Waits until the booking is confirmed, which takes supplier and payment provider some seconds. */
export async function seeBooking(shopper: Shopper): Promise<void> {
  await shopper.arriveAt(/\/success$/, 30_000);
  await shopper.see(heading('Your holiday is booked'));
}
