import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { type RunningShop, startShop } from '../support/start-shop.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip, type OwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';

// A shop of its own, whose refunds wait for an hour.
test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

let running: RunningShop;
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  running = await startShop({ settings: { REFUND_WAIT_HOURS: '1' } });
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running.stop();
});

const words = {
  de: {
    next: 'Weiter zur Stornierung',
    cancel: /stornieren$/,
    title: 'Gutschein statt Geld',
    see: 'Angebot ansehen',
    nothing: /Ohne Ihre Antwort bekommen Sie das Geld wie vorgesehen zurück/,
    take: /^Gutschein über .* nehmen$/,
    taken: /Sie haben statt .* einen Gutschein über .* genommen/,
    onTrip: /haben Sie einen Gutschein über .* genommen/,
    ended: /Dieses Angebot ist beendet/,
    gift: 'Gutscheincode',
  },
  en: {
    next: 'Continue to cancel',
    cancel: /^Cancel (?:for|free of charge)/,
    title: 'A voucher in place of your money',
    see: 'See the offer',
    nothing: /without your answer you get the money back as planned/,
    take: /^Take the voucher for/,
    taken: /You have taken a voucher for .* in place of/,
    onTrip: /you have taken a voucher for/,
    ended: /This offer has ended/,
    gift: 'Voucher code',
  },
} as const;

type TourLanguage = keyof typeof words;

/** The traveller cancels the trip: its refund waits. */
async function cancelTrip(page: Page, { checkoutId }: OwnTrip, language: TourLanguage): Promise<void> {
  const { next, cancel } = words[language];
  await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
  await confirmByCode(page, checkoutId, language);
  await page.getByRole('link', { name: next }).click();
  await page.getByRole('button', { name: cancel }).click();
  await expect(page).toHaveURL(new RegExp(`/my-trips/${checkoutId}$`));
  await expect.poll(() => readRefund(checkoutId), { timeout: 20_000 }).toBe('due');
}

async function readRefund(checkoutId: string): Promise<string | undefined> {
  const [row] = await askShopDatabase<{ state: string }>(
    'select d.state from due_refund d join booking b on b.id = d.booking_id where b.checkout_id = $1',
    [checkoutId],
  );
  return row?.state;
}

const sumRefunded = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ refunded: string }>(
    `select coalesce(sum(e.amount), 0)::text as refunded from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
       join booking b on b.id = t.booking_id where b.checkout_id = $1 and t.kind = 'refund' and e.account = 'shopper'`,
    [checkoutId],
  );
  return Number(row?.refunded);
};

/** The last mail about a booking whose text has these words. */
async function readMailWith(trip: OwnTrip, part: string): Promise<string> {
  const [row] = await askShopDatabase<{ text: string }>(
    `select content ->> 'text' as text from mail where content ->> 'text' like '%' || $1 || '%'
       and content ->> 'text' like '%' || $2 || '%' order by taken_at desc limit 1`,
    [trip.number, part],
  );
  return row?.text ?? '';
}

/** Staff offer a voucher that is worth five euros more, on the booking's page. */
async function offerVoucher(page: Page, { number }: OwnTrip): Promise<void> {
  await page.goto(`/_office/booking/${number}`);
  const part = page.locator('form', { has: page.getByRole('button', { name: 'Gutschein anbieten' }) });
  await part.getByLabel(/^Zugabe zum Gutschein/).fill('5,00');
  await part.getByLabel('Begründung').fill('Dank für die Treue');
  expect(await findA11yViolations(page)).toBe('');
  await part.getByRole('button', { name: 'Gutschein anbieten' }).click();
  await expect(page.getByText(/^Gutschein über .* statt .* angeboten/).first()).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('a traveller takes a voucher in place of the refund with the code, and one who does nothing gets the money', {
      tag: language === 'en' ? '@journey' : [],
    }, async ({ page, openContext }) => {
      test.slow();
      const { title, see, nothing, take, taken, onTrip, ended, gift } = words[language];
      const trip = await bookOwnTrip(page, { duration: '7', cancel: 'free' });
      await cancelTrip(page, trip, language);
      const silent = await bookOwnTrip(page, { duration: '7', cancel: 'free' });
      await cancelTrip(page, silent, language);

      const wide = await openContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
      const office = await wide.newPage();
      await signInAs(office, await makeStaffAccount('service'));
      for (const each of [trip, silent]) await offerVoucher(office, each);
      await office.screenshot({ path: `test-results/voucher-offer-office-${language}.png`, fullPage: true });

      // The mail and the page of the trip lead to the offer.
      await expect.poll(() => readMailWith(trip, '/voucher/'), { timeout: 30_000 }).toMatch(nothing);
      await page.goto(`/de-de/my-trips/${trip.checkoutId}`);
      expect(await findA11yViolations(page)).toBe('');
      await page.getByRole('link', { name: see }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(nothing)).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
      await page.screenshot({ path: `test-results/voucher-offer-${viewport.width}.png`, fullPage: true });
      // The right to act of the cancellation may be over by now.
      if ((await page.getByRole('button', { name: take }).count()) === 0)
        await confirmByCode(page, trip.checkoutId, language);
      await page.getByRole('button', { name: take }).click();
      await expect(page.getByText(taken)).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');
      await page.screenshot({ path: `test-results/voucher-taken-${viewport.width}.png`, fullPage: true });
      await expect.poll(() => readRefund(trip.checkoutId)).toBe('refunded');
      expect(await sumRefunded(trip.checkoutId)).toBe(0);
      await expect.poll(() => readMailWith(trip, gift), { timeout: 30_000 }).toMatch(/ABM-\w\w-\w{12}/);
      await page.goto(`/de-de/my-trips/${trip.checkoutId}`);
      await expect(page.getByText(onTrip)).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');

      // Nobody has answered the other offer when the time of its refund is over.
      await askShopDatabase(
        `update booking set entered_at = entered_at - interval '1 hour', next_at = now() where checkout_id = $1`,
        [silent.checkoutId],
      );
      await expect.poll(() => readRefund(silent.checkoutId), { timeout: 30_000 }).toBe('refunded');
      expect(await sumRefunded(silent.checkoutId)).toBeGreaterThan(0);
      const [path] = await askShopDatabase<{ path: string }>(
        `select '/de-de/my-trips/' || b.checkout_id || '/voucher/' || o.id as path from voucher_offer o
           join due_refund d on d.id = o.due_refund_id join booking b on b.id = d.booking_id where b.checkout_id = $1`,
        [silent.checkoutId],
      );
      await page.goto(path?.path ?? '');
      await expect(page.getByText(ended)).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');

      // Both are settled in the office; the history has what the traveller read.
      await office.goto('/_office/refunds');
      await expect(office.getByText(trip.number)).toHaveCount(0);
      await expect(office.getByText(silent.number)).toHaveCount(0);
      await office.goto(`/_office/booking/${trip.number}`);
      await expect(office.getByText('Gutschein statt Geld angenommen')).toBeVisible();
      await expect(office.getByText(nothing)).toBeVisible();
      expect(await findA11yViolations(office)).toBe('');
      await office.goto(`/_office/booking/${silent.number}`);
      await expect(office.getByText(/ohne Antwort beendet/)).toBeVisible();
    });
  });
