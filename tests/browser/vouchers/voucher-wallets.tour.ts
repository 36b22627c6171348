import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const sheet = (page: Page) => page.frameLocator('iframe[name="wallet-sheet"]');
const segment = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();

interface FormTexts {
  readonly amount: readonly [group: string, choice: string];
  readonly salutation: readonly [group: string, choice: string];
  /** What a wallet does not know, by label. */
  readonly typed: Readonly<Record<string, string>>;
  readonly terms: RegExp;
}

const german: FormTexts = {
  amount: ['Betrag', '150 €'],
  salutation: ['Anrede', 'Frau'],
  typed: { Geburtsdatum: '01/05/1990', Telefon: '030123456' },
  terms: /^Ich stimme/,
};
const english: FormTexts = {
  amount: ['Amount', '100 €'],
  salutation: ['Salutation', 'Mrs./Ms.'],
  typed: { 'Date of birth': '01/05/1990', Phone: '030 123456' },
  terms: /^I agree to the terms/,
};

/** Opens the form and fills in what a wallet does not know. */
async function fillForm(
  page: Page,
  shop: Shop,
  texts: FormTexts,
  labels: readonly string[],
): Promise<string> {
  const email = `mira-${crypto.randomUUID().slice(0, 8)}@example.org`;
  expect(await shop.visit('/de-de/voucher')).toBe(200);
  await shop.takeOver();
  await segment(page, ...texts.amount);
  await segment(page, ...texts.salutation);
  for (const [label, text] of Object.entries(texts.typed))
    await page.getByLabel(label, { exact: true }).fill(text);
  for (const label of labels) await page.getByLabel(label, { exact: true }).fill(email);
  await page.getByRole('checkbox', { name: texts.terms }).check();
  return email;
}

test.describe('in German, on a telephone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('[VOUCH-023] two presses with Google Pay buy a voucher, and name and address come from the wallet', async ({
    page,
    shop,
  }) => {
    await fillForm(page, shop, german, ['E-Mail-Adresse', 'E-Mail-Adresse wiederholen']);
    await shop.expectNoSidewaysScroll();
    await page.getByRole('button', { name: /mit Google Pay$/ }).click();
    const pay = sheet(page).getByRole('button', { name: 'Bezahlen' });
    await expect(pay).toBeFocused();
    await pay.click();
    await expect(page).toHaveURL(/\/voucher\/[\w-]{22}\/success$/, { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Was für ein schönes Geschenk' })).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
  });
});

test.describe('in English, on a wide window', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('two presses with Apple Pay buy a voucher on a device that has it', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.assign(window, { ApplePaySession: { canMakePayments: () => true } });
    });
    await fillForm(page, shop, english, ['E-mail address', 'Repeat e-mail address']);
    await page.getByRole('button', { name: /with Apple Pay$/ }).click();
    await sheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/voucher\/[\w-]{22}\/success$/, { timeout: 30_000 });
  });

  test('[VOUCH-023] a wallet asks first for what it does not know, and one that is declined leads to the next means with all that was typed', async ({
    page,
    shop,
    watch,
  }) => {
    const email = await fillForm(page, shop, english, ['Repeat e-mail address']);
    const wallet = page.getByRole('button', { name: /with Google Pay$/ });
    await wallet.click();
    await expect(page.getByLabel('E-mail address', { exact: true })).toBeFocused();
    await expect(page.locator('iframe[name="wallet-sheet"]')).toHaveCount(0);
    await page.getByLabel('E-mail address', { exact: true }).fill(email);
    await page.getByLabel(/^Your message/).fill('See the sea!');
    await page.getByLabel('Street and number').fill('Lindenweg 7');
    await wallet.click();
    // axe asks the frame as if it were of the shop's origin.
    watch.expectFault(/postMessage.*target origin/);
    expect(await findA11yViolations(page)).toBe('');
    await sheet(page)
      .getByRole('radio', { name: /is declined/ })
      .check();
    await expect(sheet(page).getByLabel('Street and number')).toHaveValue('Lindenweg 7');
    await sheet(page).getByRole('button', { name: 'Pay', exact: true }).click();
    const problem = page.getByRole('alertdialog');
    await expect(problem).toContainText('declined', { timeout: 30_000 });
    expect(await findA11yViolations(page)).toBe('');
    await problem.getByRole('button').click();
    await shop.takeOver();
    await expect(page.getByLabel('Street and number')).toHaveValue('Lindenweg 7');
    await expect(page.getByLabel(/^Your message/)).toHaveValue('See the sea!');
    await expect(page.getByLabel('Phone')).toHaveValue(/30/);
    await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email);

    await page.getByRole('radio', { name: 'Direct Debit SEPA' }).check();
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    const terms = page.getByRole('checkbox', { name: english.terms });
    if (!(await terms.isChecked())) await terms.check();
    await page.getByRole('button', { name: /^Pay now \d/ }).click();
    await expect(page).toHaveURL(/\/voucher\/[\w-]{22}\/success$/, { timeout: 30_000 });
  });
});
