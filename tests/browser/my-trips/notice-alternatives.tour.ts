import type { Page } from '@playwright/test';
import type { TripSearch } from '../support/checkout-calls.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { announce } from './announce-change.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { type ChangeLanguage, makeChange } from './make-change.ts';
import { searchOwnDays, theCheapest } from './search-own-days.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** An island with many hotels, and trips that are not the cheapest. */
const island = { duration: '7', destinations: '1001', sort: 'rating' };

const readTrip = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ hotel: string; flight: string; notice: string }>(
    `select coalesce(amended, "order") #>> '{trip,hotel,name}' as hotel,
       coalesce(amended, "order") #>> '{trip,outbound,flightNumber}' as flight, n.state as notice
     from booking b join trip_notice n on n.booking_id = b.id where checkout_id = $1`,
    [checkoutId],
  );
  return row;
};

const texts = {
  de: {
    region: 'Lieber reisen? Ihre Alternativen',
    thanks: 'Danke, Ihre neue Wahl ist gebucht.',
  },
  en: {
    region: 'Would you rather travel? Your alternatives',
    thanks: 'Thank you, your new choice is booked.',
  },
} as const;

/** Lets something happen to a trip of its own, and opens what its traveller is offered instead; the buttons come with the code. */
async function openAlternatives(
  page: Page,
  language: ChangeLanguage,
  change: object,
  booked: { readonly search: TripSearch; readonly first?: number },
) {
  const words = texts[language];
  const { checkoutId } = await bookOwnTrip(page, booked.search, booked.first);
  const path = await announce(checkoutId, change);
  const before = await readTrip(checkoutId);
  await page.goto(path);
  const alternatives = page.getByRole('region', { name: words.region });
  await expect(alternatives.getByRole('listitem').first()).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  expect(await measureOverflow(page)).toBe(0);
  // Who only has the link reads them.
  await expect(alternatives.getByRole('button')).toHaveCount(0);
  await confirmByCode(page, checkoutId, language);
  await expect(alternatives.getByRole('button').first()).toBeVisible();
  return { checkoutId, path, before, alternatives };
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const words = texts[language];

    test('an overbooked hotel: another one nearby is chosen, and is the trip’s', {
      tag: language === 'de' ? '@journey' : [],
    }, async ({ page }) => {
      test.slow();
      const change = { kind: 'hotel-overbooked' };
      const { checkoutId, path, before, alternatives } = await openAlternatives(page, language, change, {
        search: searchOwnDays(language === 'de' ? 2 : 3),
        first: theCheapest,
      });

      const other = alternatives.getByRole('listitem').first();
      const hotel = (await other.getByRole('heading').textContent()) ?? '?';
      await other.getByRole('button').click();
      await expect(page.getByRole('table')).toContainText(hotel);
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
      await page.screenshot({
        path: `test-results/alternative-review-${viewport.width}.png`,
        fullPage: true,
      });
      await makeChange(page, language, [hotel]);
      await expect
        .poll(() => readTrip(checkoutId), { timeout: 30_000 })
        .toMatchObject({ hotel, notice: 'rebooked' });
      expect(before?.hotel).not.toBe(hotel);
      await page.goto(path);
      await expect(page.getByText(words.thanks)).toBeVisible();
      await page.goto(`/de-de/my-trips/${checkoutId}`);
      await expect(page.getByText(hotel).first()).toBeVisible();
      await expect(page.locator('a[href*="/notice/"]')).toHaveCount(0);
    });

    test('a flight that the airline cancels: another one to the same hotel is chosen, and is the trip’s', async ({
      page,
    }) => {
      test.slow();
      const change = { kind: 'flight-cancelled', leg: 'outbound' };
      const { checkoutId, before, alternatives } = await openAlternatives(page, language, change, {
        search: island,
      });
      await page.screenshot({ path: `test-results/alternatives-${viewport.width}.png`, fullPage: true });
      await alternatives
        .getByRole('button')
        .nth(language === 'de' ? 0 : 1)
        .click();
      expect(await findA11yViolations(page)).toBe('');
      await makeChange(page, language, []);
      await expect
        .poll(() => readTrip(checkoutId), { timeout: 30_000 })
        .toMatchObject({ hotel: before?.hotel, notice: 'rebooked' });
      const after = await readTrip(checkoutId);
      expect(after?.flight).not.toBe(before?.flight);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(after?.flight ?? '?');
    });
  });
