import type { Page } from '@playwright/test';
import { expect, type Shop } from '../support/shop.ts';

/** An address of a buyer that nobody else has. */
export const address = () => `mira-${crypto.randomUUID().slice(0, 8)}@example.org`;
/** The button that pays. */
export const buy = (page: Page) => page.getByRole('button', { name: /^Pay now(?! with)/ });
/** Chooses one of a group. */
export const segment = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();

export async function openForm(page: Page, shop: Shop): Promise<void> {
  expect(await shop.visit('/de-de/voucher')).toBe(200);
  await shop.takeOver();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

export async function fillBuyer(page: Page, email: string): Promise<void> {
  await segment(page, 'Salutation', 'Mrs./Ms.');
  const typed: Readonly<Record<string, string>> = {
    'First name': 'Mira',
    'Last name': 'Muster',
    'Date of birth': '1.5.1990',
    'Street and number': 'Musterweg 12',
    'Postal code': '10115',
    Town: 'Berlin',
    'E-mail address': email,
    'Repeat e-mail address': email,
    Phone: '030 123456',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
}

/** Fills in the German form for a gift of 150 € that is delivered in 30 days. @returns the day, `YYYY-MM-DD` */
export async function fillGift(page: Page, buyer: string, recipient: string): Promise<string> {
  await segment(page, 'Betrag', '150 €');
  await segment(page, 'Wir senden den Gutschein', 'direkt an die beschenkte Person');
  await page.getByLabel('E-Mail-Adresse der beschenkten Person').fill(recipient);
  await segment(page, 'Wann', 'an einem Tag meiner Wahl');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Tag', { exact: true }).fill(day);
  await segment(page, 'Anrede', 'Frau');
  const typed: Readonly<Record<string, string>> = {
    Vorname: 'Mira',
    Nachname: 'Muster',
    Geburtsdatum: '01/05/1990',
    'Straße und Hausnummer': 'Musterweg 12',
    Postleitzahl: '10115',
    Ort: 'Berlin',
    'E-Mail-Adresse': buyer,
    'E-Mail-Adresse wiederholen': buyer,
    Telefon: '030123456',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('checkbox', { name: /^Ich stimme/ }).check();
  return day;
}

/** The page after the purchase. @returns the order's number */
export async function expectSold(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/voucher\/[\w-]{22}\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'What a lovely gift' })).toBeVisible();
  const lead = await page.getByText(/Your order has the number/).textContent();
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(lead ?? '')?.[0] ?? '';
}
