import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import pg from 'pg';
import { openKysely } from '../../../src/database/open-kysely.server.ts';
import { startEmbeddedPostgres } from '../../../src/demo/postgres/embedded-postgres.server.ts';
import { systemClock } from '../../../src/domain/time/clock.ts';
import { createMemberStore } from '../../../src/features/members/member-store.server.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { findFreePort, type RunningShop, startShop } from '../support/start-shop.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip, type OwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => {
  watch.expectFault(filesOfLeftTrip);
  watch.expectFault(/ 503/);
});

/** A shop of its own: nobody answers at the address of its issuer. */
let own: RunningShop;
const cookieSecret = randomBytes(24).toString('base64');
const { SHOP_PORT, SHOP_DATA } = process.env;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  own = await startShop({
    settings: {
      COOKIE_SECRET: cookieSecret,
      IDENTITY_PROVIDER: 'openid',
      OPENID_ISSUER: `http://localhost:${await findFreePort()}`,
      OPENID_CLIENT_ID: 'shop',
    },
  });
  Object.assign(process.env, { SHOP_PORT: String(own.port), SHOP_DATA: own.dataFolder });
});
test.afterAll(async () => {
  Object.assign(process.env, { SHOP_PORT, SHOP_DATA });
  await own.stop();
});

const texts = {
  de: {
    signIn: 'Erneut anmelden',
    unavailable: 'Die Anmeldung ist gerade nicht erreichbar',
    again: 'Noch einmal anmelden',
    cancel: 'Reise stornieren',
    next: 'Weiter zur Stornierung',
  },
  en: {
    signIn: 'Sign in again',
    unavailable: 'Sign-in is unavailable right now',
    again: 'Try signing in again',
    cancel: 'Cancel the trip',
    next: 'Continue to cancel',
  },
} as const;

/** Path of the signed link that the confirmation brings. */
async function readLink({ checkoutId }: OwnTrip): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const [mail] = await askShopDatabase<{ text: string }>(
          `select content ->> 'text' as text from mail where content ->> 'text' like '%/my-trips/' || $1 || '?key=%'`,
          [checkoutId],
        );
        link = /https?:\/\/\S+\/my-trips\/\S+\?key=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Signs the trip's member in as if that had been some hours ago, while the issuer still answered. */
async function signInBefore(context: BrowserContext, { id }: OwnTrip): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: own.dataFolder, onLost: () => undefined });
  const pool = new pg.Pool({ connectionString: postgres.url });
  try {
    const members = createMemberStore(openKysely(pool), systemClock, cookieSecret);
    const { token, member } = await members.signIn(
      {
        ok: true,
        user: {
          issuer: 'http://localhost',
          subject: id,
          email: `${id}@traveller.example`,
          isEmailVerified: true,
          nickname: 'Ada',
          firstName: 'Ada',
          lastName: 'Lovelace',
          userMetadata: {},
          wantsNewsletter: false,
          listId: null,
        },
        tokens: { accessToken: 'a', refreshToken: null, idToken: 'i' },
        authenticatedAt: new Date(Date.now() - 5 * 3_600_000),
      },
      '',
    );
    await pool.query('update booking set member_id = $2, member_acts = true where id = $1', [id, member.id]);
    const domain = 'abendmeer.localhost';
    await context.addCookies([{ name: 'member', value: token, domain, path: '/', httpOnly: true }]);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${language} at ${viewport.width} px, while nobody can sign in`, () => {
    test.use({ locale, viewport });
    const words = texts[language];

    test('the signed link of a guest reads, and the code from the mail lets them act', async ({
      page,
      openContext,
    }) => {
      test.slow();
      const trip = await bookOwnTrip(page, { duration: '7' });
      const link = await readLink(trip);
      const other = await openContext({ locale, viewport });
      const guest = await other.newPage();
      await skipPainting(guest);
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(trip.hotel);
      await expect(guest.getByRole('main')).toContainText(trip.number);
      await expectUsable(guest);
      await guest.goto('/de-de/login');
      await expect(guest.getByRole('heading', { level: 1, name: words.unavailable })).toBeVisible();
      await guest.goto(link);
      await confirmByCode(guest, trip.checkoutId, language);
      await guest.getByRole('link', { name: words.cancel }).first().click();
      await expect(guest.getByRole('link', { name: words.next })).toBeVisible();
      await expectUsable(guest);
    });

    test('a member who has to sign in again reads that it does not work, comes back, and acts by the code', async ({
      page,
    }) => {
      test.slow();
      const trip = await bookOwnTrip(page, { duration: '7' });
      await signInBefore(page.context(), trip);
      const path = `/de-de/my-trips/${trip.checkoutId}`;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.hotel);
      const signIn = page.getByRole('link', { name: words.signIn });
      await expect(signIn).toBeVisible();
      await expectUsable(page);
      await page.screenshot({
        path: `test-results/trip-without-issuer-${viewport.width}.png`,
        fullPage: true,
      });
      await signIn.click();
      await expect(page.getByRole('heading', { level: 1, name: words.unavailable })).toBeVisible();
      await expectUsable(page);
      await page.screenshot({ path: `test-results/no-sign-in-${viewport.width}.png`, fullPage: true });
      // Another attempt leads back to the trip.
      const again = page.getByRole('main').getByRole('link', { name: words.again });
      await expect(again).toHaveAttribute('href', `/de-de/login?return=${encodeURIComponent(path)}`);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.hotel);
      await confirmByCode(page, trip.checkoutId, language);
      await page.getByRole('link', { name: words.cancel }).first().click();
      await expect(page.getByRole('link', { name: words.next })).toBeVisible();
    });
  });
