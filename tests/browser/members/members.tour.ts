import type { Page } from '@playwright/test';
import { memberPassword } from '../../factories/members/member.ts';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import {
  becomeMember,
  newMemberAddress,
  openMemberTools,
  sendSignUp,
  verifyAddress,
} from '../support/member-account.ts';
import { findMailLink, readMail } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

async function signUp(shop: Shop, name: string, email: string): Promise<void> {
  const { page } = shop;
  await shop.visitHome();
  await (await openMemberTools(shop)).getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  expect(await findA11yViolations(page)).toBe('');
  await sendSignUp(page, name, email);
}

async function keepFirstHotels(page: Page, count: number): Promise<void> {
  await page.goto('/de-de/search?duration=7');
  for (let at = 0; at < count; at += 1) {
    const heart = page
      .locator('[data-hotel]')
      .nth(at)
      .getByRole('button', { name: /merken und vergleichen$/ });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajax/favorites/add'));
    await heart.click();
    expect((await saved).status()).toBe(200);
  }
}

test('[SHELL-011][AUTH-001][AUTH-004][AUTH-005][AUTH-006][AUTH-007][AUTH-008][AUTH-036][FAV-008] a visitor signs up, verifies, keeps what was kept, signs out and in again', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const email = newMemberAddress();
  await keepFirstHotels(page, 2);
  await signUp(shop, 'Annemarie', email);
  await expect(shop.main).toContainText(email);
  expect(await findA11yViolations(page)).toBe('');

  await shop.visitHome();
  const tools = await openMemberTools(shop);
  const member = tools.getByRole('link', { name: /Annemarie/ });
  await member.focus();
  await expect(tools.getByRole('tooltip')).toBeVisible();
  await expect(tools.getByRole('tooltip')).toHaveText(
    'Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre E-Mail-Adresse',
  );
  expect(await findA11yViolations(page)).toBe('');
  await member.press('Enter');
  await expect(page).toHaveURL(/\/de-de$/);
  await shop.expectNoSidewaysScroll();

  await verifyAddress(page, email);
  await page.goto('/de-de/favorites');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
  await (await openMemberTools(shop)).getByRole('link', { name: 'Annemarie' }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Hallo Annemarie');
  await expect(shop.main).toContainText('bestätigt');
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');

  await (await openMemberTools(shop)).getByRole('button', { name: /Abmelden/ }).click();
  // Not back to the account, which would ask to sign in.
  await expect(page).toHaveURL(/\/de-de$/);
  await expect((await openMemberTools(shop)).getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await page.goto('/de-de/favorites');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(0);

  await page.goto('/de-de/login?return=/de-de/favorites');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(memberPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(page).toHaveURL(/\/de-de\/favorites$/);
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(2);
});

test('[AUTH-001] a passkey replaces the password from the second sign-in on', async ({ page, shop }) => {
  await addAuthenticator(page);
  const email = newMemberAddress();
  await signUp(shop, 'Passia', email);
  await verifyAddress(page, email);
  const signOut = async () => {
    await shop.visitHome();
    await (await openMemberTools(shop)).getByRole('button', { name: /Abmelden/ }).click();
    await expect(page).toHaveURL(/\/de-de$/);
  };
  await signOut();
  await page.goto('/de-de/login');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(memberPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  await signOut();
  await page.goto('/de-de/login');
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect((await openMemberTools(shop)).getByRole('link', { name: 'Passia' })).toBeVisible();
});

test('[AUTH-016][AUTH-017][AUTH-018][AUTH-019] a member sets a new password, and deletes the account', async ({
  page,
  shop,
}) => {
  const email = newMemberAddress();
  await signUp(shop, 'Resa', email);
  await verifyAddress(page, email);
  await page.goto('/de-de/account');
  await page.getByRole('button', { name: 'Neues Passwort' }).click();
  // The page in between goes on by itself.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte sehen Sie in Ihr Postfach');
  await expect.poll(async () => (await readMail(email))?.subject).toBe('Ihr neues Passwort');
  const mail = await readMail(email);
  await page.goto(findMailLink(mail ?? { html: '' }));
  await page.getByLabel('Neues Passwort').fill('umbrella 33 saxophone velvet');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr neues Passwort gilt');
  await page.goto('/de-de/login?return=/de-de/account');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill('umbrella 33 saxophone velvet');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(page).toHaveURL(/\/de-de\/account$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Daten herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('account.json');
  await page.getByLabel('Ja, ich möchte mein Konto löschen.').check();
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect((await openMemberTools(shop)).getByRole('link', { name: 'Anmelden' })).toBeVisible();
});

const accountPages = {
  de: {
    open: 'Name und Passkeys',
    password: 'Passwort',
    login: 'Anmelden',
    firstName: 'Vorname (freiwillig)',
    save: 'Namen speichern',
    none: /noch keinen Passkey/,
    add: 'Passkey einrichten',
    label: 'Name des Passkeys',
    rename: /umbenennen$/,
    remove: (name: string) => `${name} löschen`,
    back: 'Zurück zu meinem Konto',
  },
  en: {
    open: 'Name and passkeys',
    password: 'Password',
    login: 'Sign in',
    firstName: 'First name (optional)',
    save: 'Save name',
    none: /no passkey yet/,
    add: 'Set up a passkey',
    label: 'Name of the passkey',
    rename: /^Rename/,
    remove: (name: string) => `Delete ${name}`,
    back: 'Back to my account',
  },
} as const;

/** From the account to the issuer's pages and back: a name is given, a passkey added, named and deleted. */
async function changeAccount(shop: Shop, language: keyof typeof accountPages): Promise<void> {
  const { page } = shop;
  const texts = accountPages[language];
  await addAuthenticator(page);
  await page.goto('/de-de/account');
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('link', { name: texts.open }).click();
  await page.getByLabel(texts.password, { exact: true }).fill(memberPassword);
  // The address is that of the person who is signed in.
  const form = page.locator('form[action$="/login"]');
  if ((await form.locator('[name=email]').inputValue()) === '')
    throw new Error('The address is not filled in');
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.open);
  expect(await findA11yViolations(page)).toBe('');
  await page.getByLabel(texts.firstName).fill('Petra');
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByLabel(texts.firstName)).toHaveValue('Petra');
  await expect(page.getByText(texts.none)).toBeVisible();
  await page.getByRole('button', { name: texts.add }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel(texts.label).fill('Laptop');
  await page.getByRole('button', { name: texts.rename }).click();
  await expect(page.getByRole('listitem').locator('b')).toHaveText('Laptop');
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('button', { name: texts.remove('Laptop') }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await page.getByRole('button', { name: texts.back }).click();
}

test('[AUTH-009][AUTH-020][TRVL-017] a member gives a name, and adds, names and deletes a passkey', async ({
  page,
  shop,
}) => {
  const email = newMemberAddress();
  await signUp(shop, 'Petra', email);
  await verifyAddress(page, email);
  await changeAccount(shop, 'de');
  await expect(page).toHaveURL(/\/de-de\/account$/);
});

test('[AIRPORT-020] airport, language and last search of a member are there in the next browser', async ({
  page,
  shop,
  browser,
}) => {
  const email = newMemberAddress();
  await signUp(shop, 'Rosa', email);
  await verifyAddress(page, email);
  await page.goto('/de-de/account');
  const airport = page.getByLabel('Bevorzugter Abflughafen');
  await airport.selectOption('FRA');
  await page.getByRole('button', { name: 'Flughafen speichern' }).click();
  await expect(airport).toHaveValue('FRA');
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
  await shop.visitHome();
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  await expect(mask).toContainText('Frankfurt');
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/account/last-search'));
  await mask.locator('button[type="submit"]').click();
  expect((await shared).status()).toBe(204);
  await expect(page).toHaveURL(/airports=FRA/);

  const other = await browser.newContext({ locale: 'de-DE', baseURL: new URL(page.url()).origin });
  try {
    const elsewhere = await other.newPage();
    await elsewhere.goto('/de-de/login');
    await elsewhere.getByLabel('E-Mail-Adresse').fill(email);
    await elsewhere.getByLabel('Passwort').fill(memberPassword);
    await elsewhere.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await elsewhere.getByRole('button', { name: 'Später' }).click();
    await expect(elsewhere).toHaveURL(/\/de-de$/);
    await expect(elsewhere.getByRole('link', { name: 'Suche fortsetzen', exact: true })).toHaveAttribute(
      'href',
      /airports=FRA/,
    );
    await expect(elsewhere.locator('search').first()).toContainText('Frankfurt');
  } finally {
    await other.close();
  }
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('[AUTH-011] the screens and the account speak the visitor’s language', async ({
    page,
    shop,
    watch,
  }) => {
    await page.goto('/de-de/login?intent=sign-up');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    watch.expectFault(/^answer 422: /);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    expect(await findA11yViolations(page)).toBe('');
    await page.getByLabel('What should we call you?').fill('Beth');
    await page.getByLabel('Email address').fill(newMemberAddress());
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText(
      'Almost done: please confirm your email address',
    );
    await shop.main.getByRole('link', { name: 'Your account' }).click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('Hello Beth');
    await shop.expectNoSidewaysScroll();
    const tools = await openMemberTools(shop);
    await expect(tools.getByRole('button', { name: /Logout/ })).toBeVisible();
    await tools.getByRole('link', { name: /Beth/ }).focus();
    await expect(tools.getByRole('tooltip')).toHaveText('Please check your mails and verify your email');
  });

  test('[AUTH-009][AUTH-011] the issuer’s pages about the account speak the visitor’s language', async ({
    page,
    shop,
  }) => {
    await becomeMember(page, 'Patty');
    await changeAccount(shop, 'en');
    await expect(page).toHaveURL(/\/de-de\/account$/);
  });

  test('turning back at the issuer is said, and the shop goes on', async ({ page, shop }) => {
    await page.goto('/de-de/login');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(shop.main.getByRole('heading', { level: 1 })).toHaveText('You are not signed in');
    await shop.main.getByRole('link', { name: 'Continue to holidays' }).click();
    await expect(page).toHaveURL(/\/de-de$/);
  });
});
