import type { Page } from '@playwright/test';
import { answerBank, fillCard, takeCustomerAsHolder, testCards } from '../support/card-form.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase, readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { address, buy, expectSold, fillBuyer, fillGift, openForm, segment } from './voucher-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

const preview = (page: Page) => page.getByRole('region', { name: 'Voucher, preview' });

test('[VALID-074] [VALID-087] [VOUCH-039] what is missing is shown at its field, and the preview follows what is typed', async ({
  page,
  shop,
}) => {
  await openForm(page, shop);
  await expect(preview(page)).toContainText('XXX-XX-XXXXXXXXXXXX');
  await buy(page).click();
  await expect(page.getByRole('radiogroup', { name: 'Amount' }).getByRole('radio').first()).toBeFocused();
  expect(await findA11yViolations(page)).toBe('');
  await segment(page, 'Amount', '250 €');
  await page.getByLabel(/^Recipient’s first name/).fill('Jonas');
  await page.getByLabel(/^Your message/).fill('See the sea!');
  for (const words of ['250 €', 'For Jonas', 'See the sea!'])
    await expect(preview(page)).toContainText(words);
  await page.getByLabel('Date of birth', { exact: true }).fill('01/05/2020');
  await buy(page).click();
  await expect(page.getByText('between 18 and 100 years old').last()).toBeVisible();
  await page.reload();
  await shop.takeOver();
  await expect(page.getByLabel(/^Your message/)).toHaveValue('See the sea!');
  await expect(preview(page)).toContainText('For Jonas');
  await shop.expectNoSidewaysScroll();
});

test('[VOUCH-046] [ERR-010] a voucher that is bought already says so, and the page begins again without its query', async ({
  page,
  shop,
}) => {
  await openForm(page, shop);
  await segment(page, 'Amount', '100 €');
  await fillBuyer(page, address());
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.route('**/ajax/voucher/*/set-info', (route) =>
    route.fulfill({
      json: {
        success: false,
        finished: false,
        redirect: null,
        next: null,
        messages: [{ type: 'voucherAlreadyBookedError' }],
        errors: {},
        cart: null,
      },
    }),
  );
  await buy(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('A technical error occurred.');
  await expect(page).toHaveURL(/checkoutId=/);
  expect(await findA11yViolations(page)).toBe('');
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/de-de\/voucher$/);
});

test('[VOUCH-001] [VOUCH-005] [VOUCH-022] [ROUTE-032] [FLOW-016] a voucher is bought with a card whose bank asks, delivered, and withdrawn from', {
  tag: '@journey',
}, async ({ page, shop }) => {
  test.slow();
  const email = address();
  await openForm(page, shop);
  await segment(page, 'Amount', '100 €');
  await fillBuyer(page, email);
  expect(await findA11yViolations(page)).toBe('');
  await fillCard(page, testCards.challenge);
  await takeCustomerAsHolder(page);
  await expect(page).toHaveURL(/\/voucher\?checkoutId=[\w-]{22}$/);
  await buy(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the payment' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await answerBank(page);
  const number = await expectSold(page);
  expect(await findA11yViolations(page)).toBe('');
  await expect
    .poll(async () => (await readMail(email, 'Your gift voucher'))?.text ?? '', { timeout: 30_000 })
    .toMatch(/ABM-\w{2}-\w{12}/);

  await page.getByRole('link', { name: 'Withdraw from contract' }).click();
  await page.getByLabel('Your name').fill('Mira Muster');
  await page.getByLabel('Order number').fill(number.toLowerCase());
  await page.getByLabel('E-mail address').fill(email);
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`the contract with the order number ${number}.`)).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your withdrawal')).toBeVisible();
  await expect
    .poll(async () => (await readMail(email, 'We have received your withdrawal'))?.text ?? '', {
      timeout: 30_000,
    })
    .toContain('full amount back within 14 days');
  const [sale] = await askShopDatabase<{ state: string; voucher: string }>(
    `select b.state, v.state as voucher from booking b join voucher v on v.booking_id = b.id where b.booking_number = $1`,
    [number],
  );
  expect(sale?.voucher).toBe('void');
});

test('[VOUCH-023] PayPal opens in the same window, and the voucher is bought and delivered on the way back', async ({
  page,
  shop,
}) => {
  const email = address();
  await openForm(page, shop);
  await segment(page, 'Amount', '100 €');
  await fillBuyer(page, email);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await buy(page).click();
  await page.waitForURL(/\/wallet\//, { timeout: 20_000 });
  await page.getByRole('button').first().click();
  const number = await expectSold(page);
  expect(await findA11yViolations(page)).toBe('');
  await expect
    .poll(async () => (await readMail(email, 'Your gift voucher'))?.text ?? '', { timeout: 30_000 })
    .toMatch(/ABM-\w{2}-\w{12}/);
  const [sale] = await askShopDatabase<{ method: string; state: string }>(
    `select b."order" -> 'payment' ->> 'method' as method, b.state from booking b where b.booking_number = $1`,
    [number],
  );
  expect(sale).toEqual({ method: 'PayPal', state: 'booked' });
});

test('[VOUCH-023] who gives PayPal up is back at the form and has bought nothing', async ({ page, shop }) => {
  const email = address();
  await openForm(page, shop);
  await segment(page, 'Amount', '100 €');
  await fillBuyer(page, email);
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await buy(page).click();
  await page.waitForURL(/\/wallet\//, { timeout: 20_000 });
  await page.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\/voucher/, { timeout: 30_000 });
  await expect(page).not.toHaveURL(/success/);
  const sold = await askShopDatabase(
    `select from voucher v join booking b on b.id = v.booking_id where b."order" -> 'contact' ->> 'email' = $1`,
    [email],
  );
  expect(sold).toEqual([]);
});

test.describe('in German, on a telephone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('a voucher for somebody else is given on a day, and is sent on none before', async ({
    page,
    shop,
  }) => {
    const email = address();
    await openForm(page, shop);
    const day = await fillGift(page, email, 'jonas@example.org');
    await page.getByRole('radio', { name: 'SEPA-Lastschrift' }).check();
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
    await page.getByRole('button', { name: /^Zahlungspflichtig buchen(?! mit)/ }).click();
    await expect(page).toHaveURL(/\/voucher\/[\w-]{22}\/success$/, { timeout: 30_000 });
    await expect(page.getByText(/jonas@example\.org/).first()).toBeVisible();
    await shop.expectNoSidewaysScroll();
    expect(await findA11yViolations(page)).toBe('');
    const [delivery] = await askShopDatabase<{ due_at: Date; state: string }>(
      `select d.due_at, v.state from voucher_delivery d join voucher v on v.id = d.voucher_id
       join booking b on b.id = v.booking_id where b."order" -> 'contact' ->> 'email' = $1`,
      [email],
    );
    expect(delivery?.state).toBe('ordered');
    expect(delivery?.due_at.toISOString().slice(0, 10)).toBe(day);
  });
});
