import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { giveVoucher } from './give-voucher.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

/** Looks at the page on a phone and on a wide window. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/voucher-office-${name}-${width}.png`, fullPage: true });
    expect(await findA11yViolations(page)).toBe('');
    expect(await measureOverflow(page)).toBe(0);
  }
}

/** Blocks or unblocks the voucher of the page at the keyboard, once without and once with a reason. */
async function changeState(page: Page, change: 'Block' | 'Unblock'): Promise<void> {
  await reachByTab(page.getByRole('button', { name: change, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give a reason')).toBeVisible();
  if (change === 'Block') await look(page, 'refused');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: change, exact: true }) });
  await reachByTab(form.getByLabel('Reason'));
  await page.keyboard.type(`${change} for a tour`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Done.');
}

test('staff find a voucher, block and unblock it and see what is owed on a day, at the keyboard', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expectFault(/^answer 400: .*\/_office\/voucher/);
  const hint = (await giveVoucher(12_345)).slice(-4);
  await signInAs(page, await makeStaffAccount('service'));
  await page.goto('/_office/vouchers');
  await look(page, 'list');

  await reachByTab(page.getByLabel('Last four characters, booking number or buyer'));
  await page.keyboard.type(hint.toLowerCase());
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: `… ${hint}` });
  await expect(found).toHaveCount(1);
  // Addresses stand in logs.
  expect(page.url()).not.toContain(hint);
  await look(page, 'found');

  await reachByTab(found);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('valid');
  await look(page, 'voucher');
  await changeState(page, 'Block');
  await expect(title).toContainText('blocked');
  await look(page, 'blocked');
  await changeState(page, 'Unblock');
  await expect(title).toContainText('valid');
  await expect(page.getByText('Unblock for a tour')).toBeVisible();

  await page.goto('/_office/vouchers');
  await reachByTab(page.getByRole('link', { name: 'Outstanding liability' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Outstanding liability' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gift vouchers' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByText('Nothing was outstanding on this day.')).toBeVisible();
  await look(page, 'liability-nothing');
  const day = page.getByLabel('End of day');
  // A day to come has what is owed today.
  await day.fill('2099-12-31');
  await reachByTab(page.getByRole('button', { name: 'Show balance' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Abendmeer/ })).toContainText(/\d+\.\d\d\s€/);
  await look(page, 'liability');
});
