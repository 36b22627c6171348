import type { Page } from '@playwright/test';
import { findMailLink, readMail } from './read-mail.ts';
import { expect, type Shop } from './shop.ts';

/** What the issuer's screens say, in the languages that the tours use. */
const screenTexts = {
  de: {
    name: 'Wie dürfen wir Sie nennen?',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    signUp: 'Konto anlegen',
    verify: 'Adresse bestätigen',
  },
  en: {
    name: 'What should we call you?',
    email: 'Email address',
    password: 'Password',
    signUp: 'Create account',
    verify: 'Confirm address',
  },
} as const;

export const memberPassword = 'marmalade lighthouse 47 otter';

let made = 0;
/** An address that nobody else has, in this run or another. */
export function newMemberAddress(): string {
  made += 1;
  return `tour-${Date.now().toString(36)}-${process.pid}-${made}@traveller.example`;
}

/** Where the account is: in the header, on a narrow window in its menu. */
export async function openMemberTools(shop: Shop) {
  if (!shop.isNarrow) return shop.header.locator('> div').first();
  await shop.openMenu();
  return shop.menu;
}

/** Fills the issuer's sign-up form and sends it. */
export async function sendSignUp(page: Page, language: 'de' | 'en', name: string, email: string) {
  const texts = screenTexts[language];
  await page.getByLabel(texts.name).fill(name);
  await page.getByLabel(texts.email).fill(email);
  await page.getByLabel(texts.password).fill(memberPassword);
  await page.getByRole('button', { name: texts.signUp }).click();
  await expect(page).toHaveURL(/\/de-de\/verification-required$/);
}

/** Follows the link of the mail that a sign-up sends. */
export async function verifyAddress(page: Page, language: 'de' | 'en', email: string): Promise<void> {
  await expect.poll(() => readMail(email)).not.toBeNull();
  const mail = await readMail(email);
  if (mail === null) throw new Error('The mail was there');
  await page.goto(findMailLink(mail));
  await page.getByRole('button', { name: screenTexts[language].verify }).click();
  await expect(page).toHaveURL(/\/de-de$/);
}
