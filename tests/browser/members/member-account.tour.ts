import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import { memberPassword } from '../../factories/members/member.ts';
import { addAuthenticator } from '../support/add-authenticator.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { becomeMember, newMemberAddress, sendSignUp, verifyAddress } from '../support/member-account.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, test } from '../support/shop.ts';
import { sendLogin } from '../support/sign-in-member.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

async function openAccount(page: Page, name: string): Promise<string> {
  const email = newMemberAddress();
  await becomeMember(page, name, email);
  await page.goto('/de-de/account');
  return email;
}

/** Puts the moment at which a member proved who they are so far back, in the shop and at the issuer. */
async function ageSignIn(email: string, minutes: number): Promise<void> {
  const dataDir = process.env.SHOP_DATA;
  if (dataDir === undefined) throw new Error('The shop under test has no data folder');
  const postgres = await startEmbeddedPostgres({ dataDir, onLost: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.query(
      `update member_session set authenticated_at = now() - make_interval(mins => $2)
        where member_id = (select id from member where email = $1)`,
      [email, minutes],
    );
    await client.query(
      `update identity_provider.record
          set payload = jsonb_set(payload, '{loginTs}', to_jsonb((extract(epoch from now()) - $2 * 60)::bigint))
        where kind = 'Session' and payload ->> 'accountId' = (
          select id::text from identity_provider.account where email = $1)`,
      [email, minutes],
    );
  } finally {
    await client.end();
    await postgres.stop();
  }
}

test('an account is deleted after a fresh sign-in alone, and the wish is not lost', async ({
  page,
  shop,
}) => {
  const email = await openAccount(page, 'Dora');
  await ageSignIn(email, 16);
  await page.getByLabel('Ja, ich möchte mein Konto löschen.').check();
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bitte melden Sie sich noch einmal an');
  expect(await findA11yViolations(page)).toBe('');
  await sendLogin(page, email);
  await expect(page).toHaveURL(/\/de-de\/account\?confirm=signed-in$/);
  await expect(shop.main).toContainText('Sie haben sich gerade angemeldet');
  await expect(page.getByLabel('Ja, ich möchte mein Konto löschen.')).toBeChecked();
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  await page.goto('/de-de/login');
  const form = page.locator('form[action$="/login"]');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(memberPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen zurück');
});

test('sign out everywhere ends the session of the other browser, and the export holds the account', async ({
  page,
  shop,
  openContext,
}) => {
  const email = await openAccount(page, 'Erna');
  const other = await (await openContext()).newPage();
  await other.goto('/de-de/login?return=/de-de/account');
  await sendLogin(other, email);
  await expect(other).toHaveURL(/\/de-de\/account$/);
  await page.reload();
  await expect(shop.main.getByText('angemeldet am')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Daten herunterladen' }).click();
  const exported = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(exported).toMatchObject({ account: { email, nickname: 'Erna' }, searches: [], bookings: [] });
  expect(exported.sessions).toHaveLength(2);
  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(page).not.toHaveURL(/\/account/);
  for (const each of [page, other]) {
    await each.goto('/de-de');
    await expect(each.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(each.getByRole('banner').getByRole('link', { name: 'Erna' })).toHaveCount(0);
    await each.goto('/de-de/account');
    await expect(each).toHaveURL(/id\.localhost/);
  }
});

test('a passkey is added, named and deleted with the keyboard alone', async ({ page }) => {
  await addAuthenticator(page);
  await openAccount(page, 'Frieda');
  const press = async (what: Locator, key = 'Enter') => {
    await reachByTab(what);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('link', { name: 'Name und Passkeys' }));
  await reachByTab(page.getByLabel('Passwort', { exact: true }));
  await page.keyboard.type(memberPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name und Passkeys');
  await press(page.getByRole('button', { name: 'Passkey einrichten' }));
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const name = page.getByLabel('Name des Passkeys');
  await reachByTab(name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').locator('b')).toHaveText('Laptop');
  await press(page.getByRole('button', { name: 'Laptop löschen' }));
  await expect(page.getByRole('listitem')).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Zurück zu meinem Konto' }));
  await expect(page).toHaveURL(/\/de-de\/account$/);
});

for (const width of [390, 1440])
  test.describe(`Tagwind at ${width} px`, () => {
    test.use({ brandKey: 'tagwind', viewport: { width, height: 844 } });

    test('sign-up, verification and account fit the window and are accessible', async ({ page }) => {
      const check = async (where: string) => {
        expect([where, await findA11yViolations(page)]).toEqual([where, '']);
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect([where, isTooWide]).toEqual([where, false]);
      };
      const email = newMemberAddress();
      await page.goto('/de-de/login');
      await check('login');
      await page.goto('/de-de/login?intent=sign-up');
      await check('sign-up');
      await sendSignUp(page, 'Gerda', email);
      await check('verification required');
      await verifyAddress(page, email);
      await page.goto('/de-de/account');
      await check('account');
      await page.getByRole('link', { name: 'Name und Passkeys' }).click();
      await check('login once more');
      await page.getByLabel('Passwort', { exact: true }).fill(memberPassword);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Name und Passkeys');
      await check('pages of the issuer');
    });
  });
