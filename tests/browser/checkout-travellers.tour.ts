import type { Page } from '@playwright/test';
import { beginCheckout, buildTravellers } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

/** Two adults, a child of six and a baby. */
const children = '2020-03-01,2026-04-01';

/** Opens the travellers' step of a family's trip; returns the checkout's path. */
async function openTravellers(page: Page): Promise<string> {
  const checkout = await beginCheckout(
    page,
    { adults: '2', children, sort: 'rating' },
    { utm_source: 'tour' },
  );
  await page.goto(`${checkout}/info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your personal data' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  return checkout;
}

const traveller = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function fillTraveller(page: Page, name: string, first: string, born?: string): Promise<void> {
  const group = traveller(page, name);
  await group.getByLabel('Mrs./Ms.').check();
  await group.getByLabel('First name').fill(first);
  await group.getByLabel('Last name').fill('Berg');
  if (born !== undefined) await group.getByLabel('Date of birth').fill(born);
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('anna@example.com');
  await page.getByLabel('Repeat e-mail').fill('anna@example.com');
  await page.getByLabel('Phone').fill('+49 170 123456');
}

test('[TRVL-001][TRVL-002][TRVL-003][TRVL-004][TRVL-005][TRVL-007][TRVL-008][TRVL-009][TRVL-011][FLOW-029] a family enters its data, and the next step keeps the tracking parameters', {
  tag: '@journey',
}, async ({ page }) => {
  const checkout = await openTravellers(page);
  for (const [level, name] of [
    [2, 'Tour Participants'],
    [3, 'Passengers'],
    [2, 'Lead Passenger contact data'],
    [3, 'Contact details'],
    [2, 'Entry and vaccination requirements'],
    [2, 'Your Travel documents'],
  ] as const)
    await expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible();
  await expect(page.getByLabel('This person is being billed')).toBeChecked();
  await fillTraveller(page, 'Adult 1', 'Anna', '01051990');
  await fillTraveller(page, 'Adult 2', 'Ben', '1.6.1988');
  await fillTraveller(page, 'Child', 'Gina');
  await fillTraveller(page, 'Baby', 'Hugo');
  await expect(traveller(page, 'Adult 1').getByLabel('Date of birth')).toHaveValue('01/05/1990');
  await expect(traveller(page, 'Child').getByLabel('Date of birth')).toHaveValue('01/03/2020');
  await fillContact(page);
  await page.getByRole('checkbox', { name: /^I accept the travel terms/ }).check();
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  await expect(page).toHaveURL(`${checkout}/customer_payment?utm_source=tour`);
  await page.goto(`${checkout}/info`);
  await expect(traveller(page, 'Adult 2').getByLabel('First name')).toHaveValue('Ben');
  await expect(page.getByLabel('Phone')).toHaveValue('+49170123456');
});

test('[VALID-001][VALID-025][VALID-027][ERR-027][CONST-039] an error shows when the shopper leaves a field, and submitting focuses the first error', async ({
  page,
}) => {
  await openTravellers(page);
  const first = traveller(page, 'Adult 1').getByLabel('First name');
  await first.fill('A');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await first.blur();
  await expect(first).toHaveAccessibleDescription(/Please enter at least 2 letters/);
  await first.fill('Anna');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  const salutation = traveller(page, 'Adult 1').getByRole('radiogroup', { name: 'Salutation' });
  await expect(salutation).toHaveAttribute('aria-invalid', 'true');
  await expect(salutation.getByRole('radio').first()).toBeFocused();
  await expect(salutation).toBeInViewport();
  await expect(page.getByText('fields need your attention')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
});

test('a reload keeps everything that was typed, and another nationality shows its own entry rules', async ({
  page,
}) => {
  await openTravellers(page);
  await fillTraveller(page, 'Adult 1', 'Anna', '01051990');
  const nationality = traveller(page, 'Adult 2').getByLabel('Nationality');
  await nationality.selectOption('TR');
  await expect(page.getByRole('heading', { level: 3, name: /^Nationality Turkey/ })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('anna@example.com');
  // The last field is normalised when it loses focus; nothing is typed after it.
  const born = traveller(page, 'Adult 2').getByLabel('Date of birth');
  await born.fill('01051988');
  await born.press('Tab');
  await expect(born).toHaveValue('01/05/1988');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(traveller(page, 'Adult 1').getByLabel('First name')).toHaveValue('Anna');
  await expect(traveller(page, 'Adult 1').getByLabel('Mrs./Ms.')).toBeChecked();
  await expect(nationality).toHaveValue('TR');
  await expect(page.getByRole('heading', { level: 3, name: /^Nationality Turkey/ })).toBeVisible();
  await expect(born).toHaveValue('01/05/1988');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('anna@example.com');
  expect(await findA11yViolations(page)).toBe('');
});

test('[ERR-012][ERR-013] an expired session is announced, and Okay leads back to the hotel', async ({
  page,
  watch,
}) => {
  await openTravellers(page);
  for (const [name, first, born] of [
    ['Adult 1', 'Anna', '01051990'],
    ['Adult 2', 'Ben', '01051988'],
    ['Child', 'Gina', undefined],
    ['Baby', 'Hugo', undefined],
  ] as const)
    await fillTraveller(page, name, first, born);
  await fillContact(page);
  await page.getByRole('checkbox', { name: /^I accept the travel terms/ }).check();
  await page.context().clearCookies({ name: 'session' });
  watch.expectFault(/404.*set-info/);
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('Sorry you took too long.');
  expect(await findA11yViolations(page)).toBe('');
  await dialog.getByRole('link', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/de-de\/hotel\//);
});

test('[FLOW-034][FLOW-035] a page restored after its session has ended says so', async ({ page, watch }) => {
  await openTravellers(page);
  await page.context().clearCookies({ name: 'session' });
  watch.expectFault(/404.*process/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the total stays visible and opens the ticket', async ({ page, shop }) => {
    await openTravellers(page);
    await page.getByRole('button', { name: 'View trip' }).click();
    await expect(page.getByRole('link', { name: /./ }).and(page.locator('#checkout-hotel a'))).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.locator('#checkout-hotel')).toBeHidden();
    await shop.expectNoSidewaysScroll();
  });
});

test.describe('in German, with its long words', () => {
  test.use({ locale: 'de-DE', viewport: { width: 195, height: 422 } });

  test('extras and travellers fit a phone at double size', { tag: '@access' }, async ({ page, shop }) => {
    const checkout = await beginCheckout(page, { adults: '2', children, sort: 'rating' });
    for (const step of ['ancillaries', 'info']) {
      expect(await shop.visit(`${checkout}/${step}`)).toBe(200);
      await shop.takeOver();
      await shop.expectNoSidewaysScroll();
    }
  });

  for (const [at, width, letters] of [
    ['at double size', 195, 16],
    ['with letters at double size', 390, 32],
  ] as const)
    test(`every step fits a phone ${at}`, { tag: '@access' }, async ({ page, shop }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await page.setViewportSize({ width, height: 844 });
      const checkout = await beginCheckout(page);
      await buildTravellers(page, checkout);
      for (const step of ['ancillaries', 'info', 'customer_payment']) {
        expect(await shop.visit(`${checkout}/${step}`)).toBe(200);
        await shop.takeOver();
        await shop.expectNoSidewaysScroll();
      }
      for (const method of ['PayPal', 'SEPA-Lastschrift', 'Kreditkarte']) {
        await page.getByRole('radio', { name: method }).check();
        await shop.expectNoSidewaysScroll();
      }
    });
});

test('[CREATE-012] [CREATE-013] [CREATE-014] [CDATA-017] an accepted price change is shown on every step until the shopper hides it', async ({
  page,
  context,
  baseURL,
}) => {
  const checkout = await openTravellers(page);
  const notice = page.getByText(/You accepted a new price: 2\s015\.50\s€ instead of 1\s980\.00\s€\./);
  await expect(notice).toBeHidden();
  const name = `pd${checkout.split('/').at(-1)}`;
  await context.addCookies([{ name, value: '198000-201550', url: baseURL ?? '' }]);
  await page.reload();
  await expect(notice).toBeVisible();
  await page.goto(`${checkout}/ancillaries`);
  await page.getByRole('main').filter({ has: notice }).getByRole('button', { name: 'Hide' }).click();
  await expect(notice).toBeHidden();
  await page.goto(`${checkout}/info`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(notice).toBeHidden();
  expect((await context.cookies()).filter((cookie) => cookie.name === name)).toEqual([]);
});

test('fields that the browser has emptied in its back-forward cache get back what they contained', async ({
  page,
}) => {
  await openTravellers(page);
  await fillTraveller(page, 'Adult 2', 'Ben', '1.6.1988');
  const group = traveller(page, 'Adult 2');
  await group.getByLabel('Frequent flyer programme').selectOption({ index: 1 });
  const number = group.getByLabel('Service card number, 15 digits');
  await number.fill('992001234567890');
  await group.getByLabel('Last name').fill('');
  // What WebKit does on the way there and back.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    for (const field of document.querySelectorAll<HTMLInputElement>('input[autocomplete="off"]'))
      field.value = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(number).toHaveValue('992001234567890');
  await expect(group.getByLabel('First name')).toHaveValue('Ben');
  await expect(group.getByLabel('Last name')).toHaveValue('');
  await expect(group.getByLabel('First name')).toHaveAttribute(
    'autocomplete',
    'section-traveller-2 given-name',
  );
});

test('[ERR-027] [VALID-001] an empty form has one summary that leads to its fields, and none that speaks at once', async ({
  page,
}) => {
  await openTravellers(page);
  await page.getByRole('button', { name: 'Proceed to payment' }).click();
  await expect(page.getByText(/^\d+ fields need your attention\.$/)).toHaveCount(1);
  await expect(page.getByRole('radiogroup').first().getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  const wrong = page.getByRole('main').locator('[aria-invalid="true"]');
  expect(
    await wrong.evaluateAll(
      (fields) => fields.filter((field) => !field.getAttribute('aria-describedby')).length,
    ),
  ).toBe(0);
  await page.getByRole('link', { name: 'Adult 2: Last name' }).click();
  await expect(traveller(page, 'Adult 2').getByLabel('Last name')).toBeFocused();
  await page.getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.locator('#terms')).toBeFocused();
  expect(await findA11yViolations(page)).toBe('');
});
