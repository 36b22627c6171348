import type { Page } from '@playwright/test';
import { memberPassword } from '../../factories/members/member.ts';
import { findMailLink, readMail } from './read-mail.ts';
import { expect, type Shop } from './shop.ts';

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

/** Fills the issuer's sign-up form, in any language, and sends it. */
export async function sendSignUp(page: Page, name: string, email: string): Promise<void> {
  const form = page.locator('form[action$="/sign-up"]');
  await form.locator('[name=nickname]').fill(name);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(memberPassword);
  await form.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/de-de\/verification-required$/);
}

/** Follows the link of the mail that a sign-up sends. */
export async function verifyAddress(page: Page, email: string): Promise<void> {
  await expect.poll(() => readMail(email)).not.toBeNull();
  const mail = await readMail(email);
  if (mail === null) throw new Error('The mail was there');
  await page.goto(findMailLink(mail));
  await page.locator('form[action="/verify"] [type=submit]').click();
  await expect(page).toHaveURL(/\/de-de$/);
}

/** Signs up and verifies the address. @returns the address */
export async function becomeMember(page: Page, name: string, email = newMemberAddress()): Promise<string> {
  await page.goto('/de-de/login?intent=sign-up');
  await sendSignUp(page, name, email);
  await verifyAddress(page, email);
  return email;
}
