import type { Page } from '@playwright/test';
import { expect } from '../support/shop.ts';

/** What the page of a change calls its parts. */
const words = {
  de: {
    agree: /^(?:Reise verbindlich|Kostenlos) ändern$/,
    method: 'Lastschrift',
    holder: 'Kontoinhaber',
    pay: /^Ändern und bezahlen/,
    done: 'Ihre Reise ist geändert',
    toTrip: 'Zu Ihrer Reise',
  },
  en: {
    agree: /^Change (?:my trip|free of charge)$/,
    method: 'direct debit',
    holder: 'Account holder',
    pay: /^Change and pay/,
    done: 'Your trip is changed',
    toTrip: 'Go to your trip',
  },
} as const;

/** Languages in which tours change trips. */
export type ChangeLanguage = keyof typeof words;

/**
 * Makes the change that the page shows: paid from an account, or agreed to where nothing is to pay. Ends on the page of the trip, which is
 * what the change says once its documents are made.
 * @param changed words of the page that the change brings
 */
export async function makeChange(
  page: Page,
  language: ChangeLanguage,
  changed: readonly string[],
): Promise<void> {
  const { agree, method, holder, pay, done, toTrip } = words[language];
  await page.waitForURL(/\/change\/review/);
  await page.waitForLoadState();
  const agreeing = page.getByRole('button', { name: agree });
  if ((await agreeing.count()) > 0) await agreeing.click();
  else {
    await page.getByText(method).first().click();
    await page.getByLabel('IBAN').fill('DE89370400440532013000');
    await page.getByLabel(holder).fill('Ada Lovelace');
    await page.getByRole('button', { name: pay }).click();
  }
  await expect(page.getByRole('heading', { name: done })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: toTrip, exact: true }).click();
  await page.waitForURL(/\/my-trips\/[\w-]+(?:\?|$)/);
  await expect(async () => {
    await page.reload();
    for (const text of changed) await expect(page.getByRole('main')).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
