import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

const pages = [
  '/_office/start',
  '/_office',
  '/_office?brand=tagwind&departureFrom=2027-01-01&sort=-total',
  '/_office/accounts?sort=person',
  '/_office/audit',
  '/_office/account',
];

test('the pages of the staff app are accessible narrow and wide, by day and by night, and never scroll sideways', {
  tag: '@access',
}, async ({ page }) => {
  await signInAs(page, await makeStaffAccount('admin'));
  for (const address of pages) {
    await page.goto(address);
    for (const width of [1440, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect.soft(await findA11yViolations(page), `${address} ${width} ${colorScheme}`).toBe('');
      }
    // 400 % of a window of 1,280 pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await measureOverflow(page), address).toBe(0);
  }
});

test('the staff app works without script: sections, order, filters and signing out', async ({ page }) => {
  await signInAs(page, await makeStaffAccount('admin', 'Mira'));
  const context = await page
    .context()
    .browser()
    ?.newContext({
      javaScriptEnabled: false,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
      baseURL: new URL(page.url()).origin,
      storageState: await page.context().storageState(),
    });
  const bare = await context?.newPage();
  if (context === undefined || bare === undefined) throw new Error('There is no browser');
  await bare.goto('/_office/start');
  await bare.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Konten' }).click();
  await expect(bare.getByRole('link', { name: 'Konten' })).toHaveAttribute('aria-current', 'page');
  await bare.getByRole('columnheader', { name: 'Person' }).getByRole('link').click();
  await expect(bare.getByRole('columnheader', { name: 'Person' })).toHaveAttribute('aria-sort', 'ascending');

  await bare.getByRole('link', { name: 'Buchungen' }).click();
  await bare.getByText('Weitere Filter').click();
  await bare.getByLabel('Marke').selectOption('tagwind');
  await bare.getByLabel('Bestellt ab').fill('2026-01-01');
  await bare.getByRole('button', { name: 'Suchen' }).click();
  await expect(bare).toHaveURL(/\?brand=tagwind&placedFrom=2026-01-01/);
  await expect(bare.getByText('Weitere Filter (2 aktiv)')).toBeVisible();
  await expect(bare.getByLabel('Marke')).toHaveValue('tagwind');
  await bare.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(bare).toHaveURL(/_office$/);
  await bare.getByRole('button', { name: 'Abmelden' }).click();
  await expect(bare).toHaveURL(/sign-in/);
  await context.close();
});

test('the first key leads past the navigation, and the editor and the office lead to each other', async ({
  page,
}) => {
  await signInAs(page, await makeStaffAccount('editor'));
  await page.getByRole('navigation').getByRole('link', { name: 'Backoffice' }).click();
  await expect(page).toHaveURL(/_office\/start$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Redaktion' }).click();
  await expect(page).toHaveURL(/_editor/);
});
