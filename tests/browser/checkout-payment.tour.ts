import type { APIResponse, Page, Route } from '@playwright/test';
import { fillCard, takeCustomerAsHolder, testCards } from './support/card-form.ts';
import { openPaymentPage } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('Hauptstraße 1');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
}

const choose = (page: Page, method: string) => page.getByRole('radio', { name: method }).check();
const order = (page: Page) => page.getByRole('button', { name: /^Pay now(?! with)/ });

/** Waits until the booking is confirmed. */
async function expectBooked(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Your holiday is booked' })).toBeVisible();
}

async function expectNoA11yViolations(page: Page): Promise<void> {
  expect(await findA11yViolations(page)).toBe('');
}

test('[VALID-001] [VALID-071] [ERR-027] missing input is shown at its field, and the first error gets the focus', async ({
  page,
  shop,
}) => {
  await openPaymentPage(shop);
  await order(page).click();
  const street = page.getByLabel('Street and number');
  await expect(street).toBeFocused();
  const topOfGroup = () =>
    street.evaluate((field) => field.closest('[data-group]')?.getBoundingClientRect().top);
  await expect.poll(topOfGroup).toBeLessThan(150);
  await expect(page.getByText('This field is required!').first()).toBeVisible();
  await expectNoA11yViolations(page);

  await fillAddress(page);
  await order(page).click();
  await expect(page.getByText('Please select a payment method.')).toBeVisible();
  await choose(page, 'Direct Debit SEPA');
  await page.getByLabel('IBAN').fill('DE00');
  await order(page).click();
  await expect(page.getByText('Please check your IBAN')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toBeFocused();
  await expectNoA11yViolations(page);

  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Berlin');
});

test('[SHELL-001] [FLOW-001] [CARD-015] [CDATA-076] [PAY-017] [POLL-012] an offer becomes a booking paid by card, and every step opened later shows that booking', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const checkout = await openPaymentPage(shop);
  await fillAddress(page);
  const opened = page.waitForResponse(/\/get-payment$/);
  await fillCard(page, testCards.frictionless);
  await takeCustomerAsHolder(page);
  const { cardFields } = await (await opened).json();
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/do-payment-set') && !!request.postDataJSON().data.selectedPayment,
  );
  await order(page).dblclick();
  expect((await sent).postDataJSON().data.payment.token).toBe(cardFields.transactionId);
  await expectBooked(page);
  await expectNoA11yViolations(page);
  const number = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();

  await page.goBack();
  await expect(page).toHaveURL(/\/success$/);
  for (const step of ['ancillaries', 'info', 'customer_payment', 'process', 'fail']) {
    await page.goto(`${checkout}/${step}`);
    if (!page.url().endsWith('/success')) await page.waitForURL(/\/success$/, { timeout: 10_000 });
    await expect(page.getByText(number ?? '')).toBeVisible();
  }
  const invoice = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Invoice' }).click();
  expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/);
});

/** Orders with a card whose bank asks for a code. */
async function orderWithChallenge(page: Page, shop: Shop): Promise<void> {
  await openPaymentPage(shop);
  await fillAddress(page);
  await fillCard(page, testCards.challenge);
  await takeCustomerAsHolder(page);
  await order(page).click();
}

test('[TDS-001] [TDS-003] [TDS-005] the bank’s challenge opens in a dialog that a click outside does not close', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await orderWithChallenge(page, shop);
  const dialog = page.getByRole('dialog', { name: 'Confirm the payment' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  const bank = dialog.frameLocator('iframe');
  await expect(bank.getByRole('textbox')).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeVisible();
  // Who leaves for the banking app and comes back finds the payment as it was.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(dialog).toBeVisible();
  await bank.getByRole('textbox').fill('123456');
  await bank.getByRole('button').first().click();
  await expectBooked(page);
});

test('[TDS-003] the challenge starts on its heading, and Escape asks before it cancels the payment', async ({
  page,
  shop,
  watch,
}) => {
  // The accessibility check first posts to the card's frames with its own origin, which the browser refuses.
  watch.expectFault(/postMessage.*target origin/);
  await orderWithChallenge(page, shop);
  const dialog = page.getByRole('dialog', { name: 'Confirm the payment' });
  await expect(dialog.getByRole('heading', { name: 'Confirm the payment' })).toBeFocused({ timeout: 20_000 });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toContainText('the payment is cancelled too');
  await expectNoA11yViolations(page);
  await dialog.getByRole('button', { name: 'Continue the verification' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.frameLocator('iframe').getByRole('textbox').fill('123456');
  await dialog.frameLocator('iframe').getByRole('button').first().click();
  await expectBooked(page);
});

test('[TDS-002] [TDS-007] [ERR-016] closing the dialog cancels the payment, and another payment method can be tried', async ({
  page,
  shop,
}) => {
  await orderWithChallenge(page, shop);
  await page.getByRole('button', { name: 'Cancel the verification' }).click({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/fail$/, { timeout: 20_000 });
  await expect(page.getByText('You cancelled the payment before it was confirmed.')).toBeVisible();
  await expectNoA11yViolations(page);

  await page.getByRole('link', { name: 'Pay another way' }).click();
  await choose(page, 'Direct Debit SEPA');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await order(page).click();
  await expectBooked(page);
});

/** The one end of a refused payment, with the one way on. */
async function expectRefused(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/fail$/, { timeout: 20_000 });
  await expect(page.getByText('The payment was not accepted.')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay another way' })).toBeVisible();
}

/** Lets the server answer; outside the browser only plain localhost has an address. */
function fetchAs(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { host } = new URL(request.url());
  const url = request.url().replace(host, `localhost:${shopPort()}`);
  return route.fetch({ url, headers: { ...request.headers(), host } });
}

/** Lets the next order be answered as if its authorisation took longer. */
async function answerInProgress(page: Page): Promise<void> {
  await page.route('**/do-payment-set', async (route) => {
    if (!route.request().postDataJSON().data.selectedPayment) return route.fallback();
    const response = await fetchAs(route);
    const json = { ...(await response.json()), success: true, finished: false, messages: [] };
    await route.fulfill({ response, json: { ...json, action: null, redirect: null, next: null } });
  });
}

test('[ERR-018] a refused card ends on the same page when its authorisation takes longer than the order’s answer', async ({
  page,
  shop,
}) => {
  await openPaymentPage(shop);
  await fillAddress(page);
  await fillCard(page, testCards.refused);
  await takeCustomerAsHolder(page);
  await answerInProgress(page);
  await order(page).click();
  await expectRefused(page);
});

test('[ERR-018] [VALID-055] [DISC-003] after a refused card another order is possible, and a premium card lowers the total', async ({
  page,
  shop,
  watch,
}) => {
  // The accessibility check first posts to the card's frames with its own origin, which the browser refuses.
  watch.expectFault(/postMessage.*target origin/);
  await openPaymentPage(shop);
  await fillAddress(page);
  await fillCard(page, testCards.refused);
  await takeCustomerAsHolder(page);
  await order(page).click();
  await expectRefused(page);
  await expectNoA11yViolations(page);
  await page.getByRole('link', { name: 'Pay another way' }).click();

  const full = await order(page).textContent();
  await choose(page, 'PayPal');
  await fillCard(page, '4111111111111111');
  await takeCustomerAsHolder(page);
  await expect(page.getByText(/you get 7 percent off/)).toBeVisible();
  expect(await order(page).textContent()).not.toBe(full);
  await order(page).click();
  await expectBooked(page);
});

test('[PAY-005] [PAY-010] [PAY-019] PayPal opens in the same window and returns to the shop', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await openPaymentPage(shop);
  await fillAddress(page);
  await choose(page, 'PayPal');
  await order(page).click();
  await page.waitForURL(/\/wallet\//, { timeout: 20_000 });
  await page.getByRole('button').first().click();
  await expectBooked(page);
});

test('[PAY-010] PayPal opens by itself, too, when its authorisation takes longer than the order’s answer, and its step asks who comes back', async ({
  page,
  shop,
}) => {
  const checkout = await openPaymentPage(shop);
  await fillAddress(page);
  await choose(page, 'PayPal');
  await answerInProgress(page);
  await order(page).click();
  await page.waitForURL(/\/wallet\//, { timeout: 20_000 });
  expect(await shop.visit(`${checkout}/payment`)).toBe(200);
  await shop.takeOver();
  await page.getByRole('link', { name: 'Continue to the payment page' }).click();
  await page.waitForURL(/\/wallet\//);
  await page.getByRole('button').first().click();
  await expectBooked(page);
});

test('an account number that the browser has emptied in its back-forward cache is there again', async ({
  page,
  shop,
}) => {
  await openPaymentPage(shop);
  await choose(page, 'Direct Debit SEPA');
  const number = page.getByLabel('IBAN');
  await number.fill('DE89 3704 0044 0532 0130 00');
  // What WebKit does on the way there and back.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]'))
      field.value = '';
  });
  await expect(number).toHaveValue('');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(number).toHaveValue('DE89 3704 0044 0532 0130 00');
});

test('a bank’s page that posts the shopper back ends at the booking, though the post brings no session', async ({
  page,
  shop,
}) => {
  const checkout = await openPaymentPage(shop);
  const { origin } = new URL(page.url());
  await fillAddress(page);
  await choose(page, 'PayPal');
  await order(page).click();
  await page.waitForURL(/\/wallet\//, { timeout: 20_000 });
  const back = `${origin}${checkout}/payment`;
  await page.route(`${back}?*`, (route) => route.abort(), { times: 1 });
  await page.getByRole('button').first().click();

  const form = `<form method="post" action="${back}"><input name="uppTransactionId" value="240702110000000001"></form>`;
  await page.route('http://bank.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `${form}<script>document.forms[0].submit()</script>` }),
  );
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.url() === back);
  await page.goto('http://bank.test/', { waitUntil: 'commit' });
  expect((await (await posted).allHeaders()).cookie ?? '').not.toContain('session=');
  await expectBooked(page);
});

/** Fills in everything for an order by direct debit. */
async function fillDirectDebit(page: Page): Promise<void> {
  await fillAddress(page);
  await choose(page, 'Direct Debit SEPA');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
}

/** Delays the next order; returns the function that releases it. */
async function delayOrder(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await released;
    await route.abort().catch(() => undefined);
  };
  await page.route('**/do-payment-set', wait, { times: 1 });
  return release;
}

const lostOrder = (page: Page) => page.getByRole('alertdialog', { name: 'The connection was lost' });

test('an order that never left says so when the connection is back, and can be placed again', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/do-payment-set|process|ERR_INTERNET_DISCONNECTED/);
  await openPaymentPage(shop);
  await fillDirectDebit(page);
  await page.context().setOffline(true);
  await order(page).click();
  await expect(lostOrder(page)).toContainText('continues by itself as soon as you are back online');
  await expectNoA11yViolations(page);
  await page.context().setOffline(false);
  await expect(failed(page)).toContainText('Nothing was ordered and nothing was charged.');
  await backToPayment(page);
  await order(page).click();
  await expectBooked(page);
});

test('an order whose answer is lost continues by itself when the connection is back', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/do-payment-set|process|ERR_INTERNET_DISCONNECTED/);
  await openPaymentPage(shop);
  await fillDirectDebit(page);
  await page.route('**/do-payment-set', async (route) => {
    if (!route.request().postDataJSON().data.selectedPayment) return route.fallback();
    await fetchAs(route);
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await order(page).click();
  await expect(lostOrder(page)).toBeVisible();
  await page.context().setOffline(false);
  await expectBooked(page);
});

/** Restores the page from the back/forward cache, so that it reloads its checkout. */
async function restorePage(
  page: Page,
  answer: { readonly status?: number; readonly json: unknown },
): Promise<void> {
  await page.route('**/process', (route) => route.fulfill(answer), { times: 1 });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

const sending = (page: Page) => page.getByRole('alertdialog', { name: 'We are sending your booking' });
const failed = (page: Page) =>
  page.locator('dialog[open]', { hasText: 'An error occurred. Please try again.' });
const backToPayment = (page: Page) => failed(page).getByRole('button', { name: 'Back to payment' }).click();

test('[POLL-015] [POLL-016] [POLL-017] [PAY-018] the pending modal fails on an error and on an empty checkout; a new order cancels the previous one', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/503.*do-payment-set/);
  await openPaymentPage(shop);
  await fillDirectDebit(page);
  await page.route('**/do-payment-set', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await order(page).click();
  await expect(failed(page)).toBeVisible();
  await expectNoA11yViolations(page);
  await backToPayment(page);
  await expect(failed(page)).toBeHidden();

  const release = await delayOrder(page);
  const cancelled = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/do-payment-set'));
  await order(page).click();
  await expect(sending(page)).toBeVisible();
  await restorePage(page, { json: null });
  await expect(failed(page)).toBeVisible();
  await backToPayment(page);
  await order(page).click();
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  release();
  await expectBooked(page);
});

test('[FLOW-036] [ERR-013] a checkout that is gone while an order is pending fails the modal, and the dialog leads back to the hotel', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/404.*process/);
  await openPaymentPage(shop);
  await fillDirectDebit(page);
  const release = await delayOrder(page);
  await order(page).click();
  await expect(sending(page)).toBeVisible();
  await restorePage(page, { status: 404, json: {} });
  await expect(failed(page)).toBeVisible();
  const over = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(over).toContainText('Sorry you took too long.');
  await over.getByRole('link', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/hotel\//);
  release();
});
