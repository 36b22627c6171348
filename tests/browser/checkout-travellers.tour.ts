import type { Page } from '@playwright/test';
import { findBarriers } from './find-barriers.ts';
import { reachByTab } from './reach-by-tab.ts';
import { expect, test } from './shop.ts';
import { skipPainting } from './skip-painting.ts';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

/** Two adults, a child of six and a baby. */
const children = '2020-03-01,2026-04-01';

/** Begins the checkout of the first hotel that the supplier confirms, and opens the travellers' step of it. */
async function openTravellers(page: Page): Promise<string> {
  await page.goto('/de-de/impressum');
  const id = await page.evaluate(async (born) => {
    const list = await fetch(`/de-de/ajax/mixed-resultlist?adults=2&children=${born}&sort=rating`);
    const { results } = (await list.json()) as {
      results: { offer: { id: string; price: { totalAmount: number } } }[];
    };
    for (const { offer } of results) {
      const begun = await fetch('/de-de/ajax/booking/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          offer: offer.id,
          total: offer.price.totalAmount,
          search: { adults: '2', children: born },
          trackingParams: { utm_source: 'tour' },
        }),
      });
      const { cart } = (await begun.json()) as { cart: { checkout: { id: string } } | null };
      if (cart !== null) return cart.checkout.id;
    }
    throw new Error('Nothing is for sale');
  }, children);
  await page.goto(`/de-de/booking/${id}/info`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your personal data' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  return id;
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

test('[TRVL-001][TRVL-002][TRVL-003][TRVL-004][TRVL-005][TRVL-007][TRVL-008][TRVL-009][TRVL-011] a family is named, and the way leads on with what campaigns gave along', async ({
  page,
}) => {
  const id = await openTravellers(page);
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
  await expect(page).toHaveURL(new RegExp(`/booking/${id}/customer_payment\\?utm_source=tour$`));
  await page.goto(`/de-de/booking/${id}/info`);
  await expect(traveller(page, 'Adult 2').getByLabel('First name')).toHaveValue('Ben');
  await expect(page.getByLabel('Phone')).toHaveValue('+49170123456');
});

test('[VALID-001][VALID-025][VALID-027][ERR-027][CONST-039] errors show when a field is left, and sending leads to the first of them', async ({
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
  expect(await findBarriers(page)).toBe('');
});

test('a reload loses nothing that was typed, and another nationality brings its own entry rules', async ({
  page,
}) => {
  await openTravellers(page);
  await fillTraveller(page, 'Adult 1', 'Anna', '01051990');
  const nationality = traveller(page, 'Adult 2').getByLabel('Nationality');
  await nationality.selectOption('TR');
  await expect(page.getByRole('heading', { level: 3, name: /^Nationality Türkiye/ })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('anna@example.com');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(traveller(page, 'Adult 1').getByLabel('First name')).toHaveValue('Anna');
  await expect(traveller(page, 'Adult 1').getByLabel('Mrs./Ms.')).toBeChecked();
  await expect(nationality).toHaveValue('TR');
  await expect(page.getByRole('heading', { level: 3, name: /^Nationality Türkiye/ })).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('anna@example.com');
  expect(await findBarriers(page)).toBe('');
});

test('[TRVL-012] the keyboard alone fills the form and goes back', async ({ page }) => {
  await openTravellers(page);
  const lead = traveller(page, 'Adult 1');
  await reachByTab(lead.getByLabel('Mr.', { exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(lead.getByLabel('Mrs./Ms.')).toBeChecked();
  await reachByTab(lead.getByLabel('First name'));
  await page.keyboard.type('Anna');
  await reachByTab(lead.getByLabel('Date of birth'));
  await page.keyboard.type('01051990');
  await page.keyboard.press('Tab');
  await expect(lead.getByLabel('Date of birth')).toHaveValue('01/05/1990');
  await reachByTab(page.getByRole('link', { name: 'Back', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/info$/);
  await page.goBack();
  await expect(lead.getByLabel('First name')).toHaveValue('Anna');
});

test('[ERR-012][ERR-013] a session that is over is told, and Okay leads back to the hotel', async ({
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
  expect(await findBarriers(page)).toBe('');
  await dialog.getByRole('link', { name: 'Okay' }).click();
  await expect(page).toHaveURL(/\/de-de\/hotel\//);
});

test('[FLOW-034][FLOW-035] a page that comes back after its session is over says so', async ({
  page,
  watch,
}) => {
  await openTravellers(page);
  await page.context().clearCookies({ name: 'session' });
  watch.expectFault(/404.*process/);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the total stays in sight, and the ticket unfolds from it', async ({ page, shop }) => {
    await openTravellers(page);
    await page.getByRole('button', { name: 'View trip' }).click();
    await expect(page.getByRole('link', { name: /./ }).and(page.locator('#checkout-hotel a'))).toBeVisible();
    expect(await findBarriers(page)).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.locator('#checkout-hotel')).toBeHidden();
    await shop.expectNoSidewaysScroll();
  });
});
