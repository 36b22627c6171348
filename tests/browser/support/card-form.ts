import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

const words = {
  de: {
    card: 'Kreditkarte',
    month: 'Monat',
    year: 'Jahr',
    holder: 'Kundendaten als Karteninhaber übernehmen',
  },
  en: { card: 'Credit Card', month: 'Month', year: 'Year', holder: 'Use customer data as card holder' },
} as const;

/** Cards of the test provider. */
export const testCards = {
  /** Pays at once. */
  frictionless: '4000000000000010',
  /** Its bank asks for a code. */
  challenge: '4000000000003220',
  refused: '4000000000000002',
} as const;

/** Chooses to pay by credit card and fills in its fields, all but its holder. */
export async function fillCard(
  page: Page,
  number: string,
  language: keyof typeof words = 'en',
): Promise<void> {
  const { card, month, year } = words[language];
  await page.getByRole('radio', { name: card }).check();
  const field = (name: string) =>
    page.frameLocator(`iframe[name="secure-fields-${name}"]`).getByRole('textbox');
  await expect(field('cardNumber')).toBeFocused();
  await field('cardNumber').pressSequentially(number);
  await field('cvv').pressSequentially('123');
  await page.getByLabel(month).selectOption('12');
  await page.getByLabel(year).selectOption({ index: 4 });
}

/** Has the card belong to who books. */
export async function takeCustomerAsHolder(page: Page, language: keyof typeof words = 'en'): Promise<void> {
  await page.getByLabel(words[language].holder).check();
}

/** Gives the bank the code that it asks for. */
export async function answerBank(page: Page): Promise<void> {
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await bank.getByRole('textbox').fill('123456');
  await bank.getByRole('button').first().click();
}
