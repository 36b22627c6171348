import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { announce } from './announce-change.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode, readCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const readOutbound = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ departure: string; arrival: string }>(
    `select "order" #>> '{trip,outbound,departure}' as departure, "order" #>> '{trip,outbound,arrival}' as arrival
     from booking where checkout_id = $1`,
    [checkoutId],
  );
  if (row === undefined) throw new Error('There is no such trip');
  return row;
};

/** The same local time so many hours later. */
const later = (time: string, hours: number) =>
  new Date(Date.parse(`${time}Z`) + hours * 3_600_000).toISOString().slice(0, 16);

const readRefund = async (checkoutId: string) => {
  const [row] = await askShopDatabase<{ state: string; whole: boolean }>(
    `select d.state, d.amount = -sum(e.amount) filter (where e.account = 'shopper' and t.kind = 'capture') as whole
     from due_refund d join booking b on b.id = d.booking_id join ledger_transaction t on t.booking_id = b.id
       join ledger_entry e on e.transaction_id = t.id
     where b.checkout_id = $1 group by d.id, d.state, d.amount`,
    [checkoutId],
  );
  return row;
};

test.describe('in German at 390 px', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('a flight moves by six hours: mail, trip and calendar say so, and the traveller accepts it without script', {
    tag: '@journey',
  }, async ({ page, browser, baseURL }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, { duration: '7' });
    const before = await readOutbound(checkoutId);
    const [departure, arrival] = [later(before.departure, 6), later(before.arrival, 6)];
    const path = await announce(checkoutId, { kind: 'flight-changed', leg: 'outbound', departure, arrival });
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
    });
    const plain = await context.newPage();
    await skipPainting(plain);
    await plain.goto(path);
    await expect(
      plain.getByRole('heading', { name: 'Ihr Hinflug hat sich geändert', level: 1 }),
    ).toBeVisible();
    await expect(plain.getByText(before.departure.slice(11)).first()).toBeVisible();
    await expect(plain.getByText(departure.slice(11)).first()).toBeVisible();
    await plain.screenshot({ path: 'test-results/notice-390.png', fullPage: true });
    // Who only has the link reads it; the buttons come with the code.
    await expect(plain.getByRole('button', { name: 'Änderung annehmen' })).toHaveCount(0);
    await plain.getByRole('button', { name: 'Code senden' }).click();
    await plain.getByLabel('Code aus der E-Mail').fill(await readCode(checkoutId));
    await plain.getByLabel('Code aus der E-Mail').press('Enter');
    await plain.screenshot({ path: 'test-results/notice-answers-390.png', fullPage: true });
    await plain.getByRole('button', { name: 'Änderung annehmen' }).click();
    await expect(plain.getByText('Danke, das ist erledigt')).toBeVisible();
    await context.close();

    await page.goto(`/de-de/my-trips/${checkoutId}`);
    await expect(page.getByRole('heading', { name: 'Ihr Hinflug hat sich geändert' })).toHaveCount(0);
    await expect(page.getByText(departure.slice(11)).first()).toBeVisible();
    const calendar = await page.evaluate(
      async (address) => (await fetch(address)).text(),
      `/de-de/my-trips/${checkoutId}/document/calendar`,
    );
    const [row] = await askShopDatabase<{ zone: string }>(
      `select amended #>> '{trip,outbound,timeZones,from}' as zone from booking where checkout_id = $1`,
      [checkoutId],
    );
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: row?.zone ?? 'UTC',
      hour: '2-digit',
      minute: '2-digit',
    });
    const starts = [...calendar.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ/g)].map(
      ([, year, month, day, hour, minute]) =>
        clock.format(new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`)),
    );
    expect(starts).toContain(departure.slice(11));
  });

  test('an overbooked hotel: the trip is cancelled free of charge, and everything is refunded', async ({
    page,
  }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, { duration: '7' });
    await announce(checkoutId, { kind: 'hotel-overbooked' });
    await page.goto(`/de-de/my-trips/${checkoutId}`);
    await expect(page.getByRole('heading', { name: 'Ihr Hotel ist überbucht' })).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/trip-notice-390.png', fullPage: false });
    // The page to cancel leads to where it is free.
    await page.goto(`/de-de/my-trips/${checkoutId}/cancel`);
    await expect(page).toHaveURL(/\/notice\//);
    await confirmByCode(page, checkoutId, 'de');
    await page.getByRole('link', { name: 'Kostenfrei stornieren' }).click();
    await expect(page.getByRole('heading', { name: 'Die ganze Reise stornieren?' })).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/notice-cancel-390.png', fullPage: true });
    await page.getByRole('button', { name: 'Kostenfrei stornieren' }).click();
    await expect(page.getByText('Diese Reise ist storniert')).toBeVisible();
    await expect
      .poll(() => readRefund(checkoutId), { timeout: 30_000 })
      .toEqual({ state: 'refunded', whole: true });
  });
});

test.describe('in English at 1440 px', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

  test('a flight is cancelled: the trip says so on top, and is cancelled free of charge', async ({
    page,
  }) => {
    test.slow();
    const { checkoutId } = await bookOwnTrip(page, { duration: '7' });
    await announce(checkoutId, { kind: 'flight-cancelled', leg: 'outbound' });
    await page.goto(`/de-de/my-trips/${checkoutId}`);
    await expect(
      page.getByRole('heading', { name: 'Your outbound flight has been cancelled' }),
    ).toBeVisible();
    expect(await findA11yViolations(page)).toBe('');
    await page.screenshot({ path: 'test-results/trip-notice-1440.png', fullPage: true });
    await page.getByRole('link', { name: 'See and answer' }).click();
    await expect(page).toHaveURL(/\/notice\//);
    await expect(
      page.getByRole('heading', { name: 'Your outbound flight has been cancelled', level: 1 }),
    ).toBeVisible();
    await expect(page.getByText('This flight does not take place')).toBeVisible();
    await confirmByCode(page, checkoutId, 'en');
    await page.screenshot({ path: 'test-results/notice-1440.png', fullPage: true });
    expect(await findA11yViolations(page)).toBe('');
    await page.getByRole('link', { name: 'Cancel free of charge' }).click();
    await page.getByRole('button', { name: 'Cancel free of charge' }).click();
    await expect(page.getByText('This trip is cancelled')).toBeVisible();
    await expect
      .poll(() => readRefund(checkoutId), { timeout: 30_000 })
      .toEqual({ state: 'refunded', whole: true });
  });
});
