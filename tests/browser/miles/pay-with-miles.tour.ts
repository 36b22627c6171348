import type { Page } from '@playwright/test';
import { DEMO_MEMBERS, type DemoMember } from '../../../src/demo/loyalty-programme/store/demo-members.ts';
import { answerBank, fillCard, takeCustomerAsHolder, testCards } from '../support/card-form.ts';
import { beginCheckout, buildTravellers, openPaymentPage } from '../support/checkout-steps.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

// One account is spent from, so that the balances of the others stay what they are.
const [many, some, few, spender] = DEMO_MEMBERS as readonly [DemoMember, DemoMember, DemoMember, DemoMember];

/** Signs in at the programme's page, which leads back to the payment page. */
async function signIn(page: Page, shop: Shop, { number, pin }: DemoMember): Promise<void> {
  await page.locator('#number').fill(number);
  await page.locator('#pin').fill(pin);
  await page.locator('button[value=link]').click();
  await expect(page).toHaveURL(/\/customer_payment/);
  await shop.takeOver();
}

const miles = (page: Page) => page.locator('#miles');
const field = (page: Page) => page.locator('#miles-points');
const slider = (page: Page) => page.locator('#miles-slider');
/** Minor units that the order button names. */
const readTotal = async (page: Page): Promise<number> => {
  const words = await page
    .getByRole('button', { name: /^(?:Pay now(?! with)|Zahlungspflichtig buchen(?! mit))/ })
    .textContent();
  return Number((words ?? '').replaceAll(/\D/g, ''));
};

test('[MILE-003] [MILE-004] [MILE-005] [MILE-006] [MILE-007] [MILE-009] [MILE-010] [MILE-019] a member links an account, chooses miles by slider and number, and the total follows', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await openPaymentPage(shop);
  const whole = await readTotal(page);
  await page.getByLabel('Street and number').fill('Hauptstraße 1');
  await miles(page).getByRole('link', { name: 'Link miles account' }).click();
  expect(await findA11yViolations(page)).toBe('');
  await signIn(page, shop, many);
  await expect(page.getByLabel('Street and number')).toHaveValue('Hauptstraße 1');
  await expect(miles(page)).toContainText('Pay with Miles & More miles');
  await expect(miles(page)).toContainText('182.400');
  await expect(field(page)).toHaveValue('0');

  await slider(page).focus();
  await page.keyboard.press('PageUp');
  await expect(field(page)).not.toHaveValue('0');
  const chosen = Number((await field(page).inputValue()).replaceAll('.', ''));
  await expect.poll(() => readTotal(page)).toBe(whole - Math.floor(chosen / 2));
  await expect(miles(page).getByRole('status')).toContainText(
    ((whole - Math.floor(chosen / 2)) / 100).toFixed(2).slice(-6),
  );

  await field(page).fill('10.000');
  await page.keyboard.press('Enter');
  await expect.poll(() => readTotal(page)).toBe(whole - 5_000);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^10\.000 miles, /);
  expect(await findA11yViolations(page)).toBe('');
  await shop.expectNoSidewaysScroll();

  await field(page).fill('7499');
  await page.keyboard.press('Tab');
  await expect(miles(page).getByText('Minimum miles credit amount 7.500')).toBeVisible();
  expect(await readTotal(page)).toBe(whole - 5_000);

  await page.getByRole('radio', { name: 'Use no miles' }).check();
  await expect.poll(() => readTotal(page)).toBe(whole);
  await page.reload();
  await expect(field(page)).toHaveValue('0');
});

test('[MILE-002] miles pay a part of a trip, and a card with 3-D Secure the rest', async ({ page, shop }) => {
  await openPaymentPage(shop);
  await miles(page).getByRole('link', { name: 'Link miles account' }).click();
  await signIn(page, shop, spender);
  const whole = await readTotal(page);
  await field(page).fill('8000');
  await page.keyboard.press('Enter');
  await expect.poll(() => readTotal(page)).toBe(whole - 4_000);
  await page.getByLabel('Street and number').fill('Hauptstraße 1');
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await fillCard(page, testCards.challenge);
  await takeCustomerAsHolder(page);
  await page.getByRole('button', { name: /^Pay now(?! with)/ }).click();
  await answerBank(page);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
});

test('[ERR-015] a member with too few miles reads how many are needed, and has no slider', async ({
  page,
  shop,
}) => {
  await openPaymentPage(shop);
  await miles(page).getByRole('link', { name: 'Link miles account' }).click();
  await signIn(page, shop, few);
  await expect(miles(page).getByRole('alert')).toContainText('7.500');
  await expect(slider(page)).toHaveCount(0);
  await miles(page).getByRole('button', { name: 'Remove link' }).click();
  await expect(miles(page).getByRole('link', { name: 'Link miles account' })).toBeVisible();
});

test('[ERR-014] who cancels at the programme reads that the login was not successful', async ({
  page,
  shop,
}) => {
  await openPaymentPage(shop);
  await miles(page).getByRole('link', { name: 'Link miles account' }).click();
  await page.locator('button[value=cancel]').click();
  await expect(miles(page).getByRole('alert')).toHaveText(
    'Unfortunately, your login was not successful. Your Miles could not be redeemed.',
  );
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('[MILE-011] [MILE-012] [CONST-038] the slider ends at the balance, and its label stays within it', async ({
    page,
    shop,
  }) => {
    await openPaymentPage(shop);
    await miles(page).getByRole('link', { name: 'Meilenkonto verbinden' }).click();
    await expect(page.getByRole('heading', { name: 'Meilenkonto verbinden' })).toBeVisible();
    await signIn(page, shop, some);
    await expect(slider(page)).toHaveAttribute('min', '7500');
    await expect(slider(page)).toHaveAttribute('max', '12000');
    await slider(page).press('End');
    await expect(field(page)).toHaveValue('12.000');
    const ends = async () => {
      const [track, label] = await Promise.all([
        slider(page).boundingBox(),
        miles(page).getByRole('status').boundingBox(),
      ]);
      return Math.abs(
        Math.round((track?.x ?? 0) + (track?.width ?? 0) - (label?.x ?? 0) - (label?.width ?? 0)),
      );
    };
    await expect.poll(ends).toBe(0);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(ends).toBe(0);
    expect(await findA11yViolations(page)).toBe('');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('miles are entered as a number in a form', async ({ browser, page, baseURL }) => {
    // The checkout begins in a browser with script, whose cookies this one takes.
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' });
    const begun = await context.newPage();
    const checkout = await beginCheckout(begun);
    await buildTravellers(begun, checkout);
    await page.context().addCookies(await context.cookies());
    await context.close();
    await page.goto(`${checkout}/customer_payment`);
    await miles(page).getByRole('link', { name: 'Link miles account' }).click();
    await page.locator('#number').fill(many.number);
    await page.locator('#pin').fill(many.pin);
    await page.locator('button[value=link]').click();
    await page.getByRole('radio', { name: 'Use miles' }).check();
    await field(page).fill('9000');
    await miles(page).getByRole('button', { name: 'Apply' }).click();
    await expect(field(page)).toHaveValue('9.000');
  });
});
