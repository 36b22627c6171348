import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { dayAt, formatDay, weekdayOf } from '../../src/domain/time/calendar-day.ts';
import { waitUntilBooked } from './my-trips/wait-until-booked.ts';
import { beginCheckout, bookTrip, buildTravellers } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { askShopDatabase } from './support/read-mail.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';
import { type RunningShop, startShop } from './support/start-shop.ts';

// A shop of an operator's own goods: the samples, whose flights have a plane with seats of four prices.
test.describe.configure({ mode: 'default', timeout: 240_000 });

let running: RunningShop;
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  running = await startShop({ settings: { DEMO_WORLD: '0' } });
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
  await promisify(execFile)(
    process.execPath,
    ['scripts/import.ts', ...globSync('src/ports/supply/feeds/samples/shop/*')],
    { env: { ...process.env, NODE_ENV: 'production', DATA_DIR: running.dataFolder, DEMO_WORLD: '0' } },
  );
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running.stop();
});

/** The flights of the sample depart on Mondays and Fridays, among others. */
function mondayAhead(): number {
  const ahead = dayAt(new Date()) + 60;
  return ahead + ((7 - weekdayOf(ahead)) % 7);
}

const weekOf = (monday: number) => ({
  departureDate: formatDay(monday),
  returnDate: formatDay(monday + 7),
  exact: '1',
  duration: '7',
  airports: 'QXD',
});

const seatsOf = (page: Page): Locator => page.getByRole('region', { name: 'Seats', exact: true });
const seatOf = (page: Page, seat: string): Locator => seatsOf(page).locator(`[data-seat="${seat}"]`);

/** Minor units of an amount such as `1 274.96 €`. */
const readAmount = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

async function readTotal(page: Page): Promise<number> {
  const total = page.locator('dt', { hasText: /^Total price$/ }).locator('xpath=following-sibling::dd');
  return readAmount(await total.textContent());
}

/** Chooses a seat for the traveller whose turn it is, and waits until the server has saved it. */
async function choose(page: Page, seat: string): Promise<unknown> {
  const saved = page.waitForResponse((answer) => answer.url().includes('/set-ancillaries'));
  await seatOf(page, seat).click();
  return (await saved).json();
}

const windows: readonly (readonly [width: string, options: BrowserContextOptions])[] = [
  ['a wide window', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

for (const [at, [width, options]] of windows.entries())
  test(`[EXTRA-007] a seat of an operator’s own plane is chosen in ${width} and booked, and is taken for the next visitor`, async ({
    openContext,
    brandKey,
  }) => {
    const origin = { baseURL: `http://${brandKey}.localhost:${running.port}` };
    const begin = async () => {
      const context = await openContext({
        ...options,
        ...origin,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await skipPainting(page);
      return page;
    };
    const page = await begin();
    // Each width has a departure of its own.
    const search = weekOf(mondayAhead() + 7 * at);
    await expect(async () => {
      const answer = await fetch(
        `http://localhost:${running.port}/de-de/ajax/mixed-resultlist?${new URLSearchParams(search)}`,
        { headers: { accept: 'application/json' } },
      );
      expect(((await answer.json()) as { results?: unknown[] }).results?.length).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });

    const checkout = await beginCheckout(page, search);
    await page.goto(`${checkout}/ancillaries`);
    const before = await readTotal(page);
    const open = seatsOf(page).getByRole('button', { name: 'Open seat map, Outbound flight' });
    await open.click();
    await expect(seatsOf(page).getByRole('radiogroup', { name: 'Seat for Adult 1' })).toBeVisible();
    // Rows 1 to 3 cost 19.00, 4 to 11 11.00; what others have sold cannot be chosen.
    await expect(seatOf(page, '2A')).toHaveAccessibleName(/^2A, window.*19\.00/);
    await expect(seatOf(page, '12C')).toHaveAccessibleName(/^12C, aisle.*24\.00/);
    await expect(seatOf(page, '30A')).toBeDisabled();
    expect(await choose(page, '4A')).toMatchObject({ success: true });
    await expect(seatOf(page, '4A')).toHaveAttribute('aria-checked', 'true');
    await expect.poll(() => readTotal(page)).toBe(before + 11_00);
    expect(await findA11yViolations(page, ['target-size'])).toBe('');

    await buildTravellers(page, checkout);
    await bookTrip(page, checkout);
    const id = checkout.split('/').at(-1) ?? '';
    await waitUntilBooked(id);
    const [booked] = await askShopDatabase<{ total: number }>(
      'select hold_total::integer as total from booking where checkout_id = $1',
      [id],
    );
    expect(booked?.total).toBe(before + 11_00);

    const other = await begin();
    const another = await beginCheckout(other, search);
    await other.goto(`${another}/ancillaries`);
    await seatsOf(other).getByRole('button', { name: 'Open seat map, Outbound flight' }).click();
    await expect(seatOf(other, '4A')).toBeDisabled();
    await expect(seatOf(other, '4B')).toBeEnabled();
  });
