import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { address, buy, expectSold, fillBuyer, openForm, segment } from './voucher-form.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en-GB' });
test.beforeEach(({ page }) => skipPainting(page));

async function withdraw(page: Page, number: string, email: string): Promise<void> {
  await page.goto('/de-de/withdrawal');
  await page.getByLabel('Your name').fill('Mira Muster');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your withdrawal')).toBeVisible();
}

const readAnswer = async (email: string) =>
  (await readMail(email, 'We have received your withdrawal'))?.text ?? '';

/** Looks at the page on a phone and on a wide window. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/withdrawals-${name}-${width}.png`, fullPage: true });
    expect(await findA11yViolations(page)).toBe('');
    expect(await measureOverflow(page)).toBe(0);
  }
}

test('a withdrawal with a mistyped number reaches staff, who find the order and carry it out, or close it with a reason', {
  tag: '@journey',
}, async ({ page, shop, openContext, watch }) => {
  test.slow();
  watch.expectFault(/^answer 400: .*withdrawals\?chosen=/);
  const email = address();
  await openForm(page, shop);
  await segment(page, 'Amount', '100 €');
  await fillBuyer(page, email);
  await page.getByRole('radio', { name: /SEPA/ }).check();
  await page.getByLabel('IBAN').fill('DE89370400440532013000');
  await buy(page).click();
  const number = await expectSold(page);
  const stranger = address();
  await withdraw(page, 'AAAA-2222', email);
  await withdraw(page, 'no idea', stranger);
  await expect.poll(() => readAnswer(email), { timeout: 30_000 }).toContain('found no order');
  await expect.poll(() => readAnswer(stranger), { timeout: 30_000 }).toContain('found no order');

  const office = await (await openContext({ locale: 'en-GB' })).newPage();
  await signInAs(office, await makeStaffAccount('service'));
  await office.goto('/_office/start');
  await expect(office.getByText('Find the contract of a withdrawal').first()).toBeVisible();
  await office.getByRole('link', { name: 'AAAA-2222' }).first().click();
  await expect(office.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
  await expect(office.getByRole('link', { name: 'Gift vouchers' })).toHaveAttribute('aria-current', 'true');
  await look(office, 'open');

  const sheet = office.getByRole('article');
  await sheet.filter({ hasText: stranger }).getByRole('button', { name: 'Look at the order' }).click();
  await expect(office.getByText('There is no order with this number.')).toBeVisible();
  await look(office, 'refused');

  await sheet.filter({ hasText: email }).getByRole('link', { name: number }).click();
  await expect(office.getByText('The voucher becomes void')).toBeVisible();
  await look(office, 'chosen');
  await office.getByRole('button', { name: 'Carry out for this order' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Settled.' })).toBeVisible();
  await expect.poll(() => readAnswer(email), { timeout: 30_000 }).toContain('full amount back');

  const reason = 'We know no order of yours. Please call us.';
  const other = sheet.filter({ hasText: stranger });
  await other.getByLabel('Why nothing is carried out').fill(reason);
  await other.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => readAnswer(stranger), { timeout: 30_000 }).toContain(reason);
  await office.getByRole('link', { name: 'Settled' }).click();
  await expect(office.getByText('Voucher withdrawn from').first()).toBeVisible();
  await expect(office.getByText(reason).first()).toBeVisible();
  await look(office, 'settled');
});
