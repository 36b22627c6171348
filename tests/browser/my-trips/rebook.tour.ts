import type { Locator, Page } from '@playwright/test';
import { answerBank, fillCard, testCards } from '../support/card-form.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookChangeableTrip } from './book-changeable-trip.ts';
import { confirmByCode, readCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** The first option that costs more, or less, than the trip does. */
const pickDay = (page: Page, sign: '+' | '-') =>
  page
    .locator('#dates td a')
    .filter({ hasText: new RegExp(`\\${sign}[1-9]`) })
    .first();

test('a trip begins on another day: the difference is paid by a card whose bank asks, on a phone', {
  tag: '@journey',
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await bookChangeableTrip(page);
  await page.goto(`/de-de/my-trips/${id}/change`);
  await page.getByRole('link', { name: 'Termin, Zimmer oder Flüge ändern' }).click();
  await confirmByCode(page, id, 'de');
  await expect(page.getByRole('heading', { name: 'Ihre neue Reise' })).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);

  await pickDay(page, '+').click();
  await page.getByRole('button', { name: 'Preis prüfen' }).click();
  await expect(page.getByText('Jetzt zu zahlen')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await fillCard(page, testCards.challenge, 'de');
  await page.getByLabel('Karteninhaber').fill('Ada Lovelace');
  await page.getByRole('button', { name: /^Ändern und bezahlen/ }).click();
  await answerBank(page);
  await expect(page.getByRole('heading', { name: 'Ihre Reise ist geändert' })).toBeVisible({
    timeout: 20_000,
  });
  expect(await findA11yViolations(page)).toBe('');

  const [paid] = await askShopDatabase<{ charge: string; fee: string }>(
    `select "order" #>> '{price,base}' as charge, "order" ->> 'fee' as fee from booking
     where trip_booking_id = (select id from booking where checkout_id = $1) and "order" ->> 'kind' = 'change'`,
    [id],
  );
  expect(Number(paid?.charge)).toBeGreaterThan(Number(paid?.fee));
});

/** A browser ignores keys until it has painted a document. */
async function pressEnter(target: Locator): Promise<void> {
  await target.page().waitForLoadState();
  await target.press('Enter');
}

test('a trip becomes cheaper, by keyboard and without script: the page says what goes back and until when', async ({
  page,
  openContext,
}) => {
  test.slow();
  /** Opens a long trip whose shortest stay is cheaper by more than any fee: not every hotel sells one. */
  async function openLongTrip(): Promise<readonly [string, Page]> {
    for (let tries = 0; tries < 6; tries += 1) {
      const id = await bookChangeableTrip(page, 14);
      const wide = await openContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const reader = await wide.newPage();
      await reader.goto(`/de-de/my-trips/${id}/change/trip`);
      await pressEnter(reader.getByRole('button', { name: 'Send a code' }));
      const code = reader.getByLabel('Code from the e-mail');
      await code.fill(await readCode(id));
      await pressEnter(code);
      await expect(reader.getByRole('heading', { name: 'Your new trip' })).toBeVisible();
      const [shortest = ''] = await reader.locator('#lengths a').allInnerTexts();
      if (Number(/[-−](\d+)/.exec(shortest)?.[1] ?? 0) > 100) return [id, reader];
    }
    throw new Error('No long trip is sold that can be shortened');
  }

  const [id, reader] = await openLongTrip();
  await pressEnter(reader.locator('#lengths a').first());
  await reader.waitForURL(/[?&]offer=/);
  await pressEnter(reader.getByRole('button', { name: 'Check the price' }));
  await expect(reader.getByText('You get back')).toBeVisible();
  await expect(reader.getByText(/reaches you by .* at the latest/)).toBeVisible();
  await pressEnter(reader.getByRole('button', { name: 'Change my trip' }));
  await expect(reader.getByRole('heading', { name: 'Your trip is changed' })).toBeVisible();
  const [owed] = await askShopDatabase<{ reason: string }>(
    'select reason from due_refund where booking_id = (select id from booking where checkout_id = $1)',
    [id],
  );
  expect(owed?.reason).toBe('change');
});
