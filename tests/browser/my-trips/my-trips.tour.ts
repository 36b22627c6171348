import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { newMemberAddress, openMemberTools, sendSignUp, verifyAddress } from '../support/member-account.ts';
import { askShopDatabase, findMailLink } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip, type OwnTrip } from './book-own-trip.ts';
import { readCode } from './confirm-by-code.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

/** The address in the travellers' data of the tours. */
const email = 'ada@example.com';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Asks for the link to a trip as a guest, and returns the link of the mail. */
async function askForLink(
  page: Page,
  { id, number }: OwnTrip,
  words: { readonly send: string },
): Promise<string> {
  await page.goto('/de-de/my-trips');
  await page.locator('[name=bookingNumber]').fill(number.toLowerCase().replace('-', ' '));
  await page.locator('#find [name=email]').fill(email);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.locator('#find').getByRole('status')).toBeVisible();
  let link = '';
  await expect
    .poll(async () => {
      const [mail] = await askShopDatabase<{ content: { html: string } }>(
        'select content from mail where starts_with(id, $1)',
        [`booking-${id}-link`],
      );
      link = mail === undefined ? '' : findMailLink(mail.content);
      return link;
    })
    .toMatch(/\/my-trips\/.+\?key=/);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The addresses that trips are kept under on this device. */
const listCopies = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => url);
  });

test('[checkout X-092] a guest on a phone has the link mailed; it reads, and the code lets them act', {
  tag: '@journey',
}, async ({ page, openContext }) => {
  const booked = await bookOwnTrip(page);
  const other: BrowserContext = await openContext(phone);
  const guest = await other.newPage();
  await skipPainting(guest);
  await guest.goto(`/de-de/my-trips/${booked.checkoutId}`);
  await expect(guest).toHaveURL(/\/my-trips\?find=closed$/);
  expect(await findA11yViolations(guest)).toBe('');

  await guest.goto(await askForLink(guest, booked, { send: 'Link senden' }));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(booked.hotel);
  await expect(guest.locator('main')).toContainText(booked.number);
  await expect(guest.locator('main')).toContainText('Ada Lovelace');
  await expect(guest.getByRole('button', { name: 'Daten herunterladen' })).toHaveCount(0);
  expect(await measureOverflow(guest)).toBe(0);
  expect(await findA11yViolations(guest)).toBe('');

  await guest.getByRole('button', { name: 'Code senden' }).click();
  await expect(guest).toHaveURL(/code=sent/);
  const code = await readCode(booked.checkoutId);
  await guest.getByLabel('Code aus der E-Mail').fill(code === '000 000' ? '000001' : '000000');
  await guest.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(guest.getByLabel('Code aus der E-Mail')).toHaveAttribute('aria-invalid', 'true');
  expect(await findA11yViolations(guest)).toBe('');

  await guest.getByLabel('Code aus der E-Mail').fill(code);
  await guest.getByRole('button', { name: 'Bestätigen' }).click();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Daten herunterladen' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>;
  expect(data).toMatchObject({ bookingNumber: booked.number, ordered: { contact: { email } } });
});

test('[checkout X-092] the trip reads in English on a wide window, on paper, and without script', async ({
  page,
  openContext,
}) => {
  const booked = await bookOwnTrip(page);
  const wide = await openContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    javaScriptEnabled: false,
  });
  const guest = await wide.newPage();
  await guest.goto(await askForLink(guest, booked, { send: 'Send the link' }));
  const main = guest.locator('main');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(booked.hotel);
  await expect(main.getByRole('heading', { name: 'Your flights' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  const calendar = guest.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain('BEGIN:VCALENDAR');

  await guest.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: 'Your flights' })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Map with .* and the airport / })).toBeVisible();
  for (const hidden of [
    guest.locator('body header').first(),
    guest.locator('footer'),
    main.locator('form').first(),
  ])
    await expect(hidden).toBeHidden();
});

test('the zone of a flight does not run into its duration on a phone, however long its name is', async ({
  page,
  openContext,
}) => {
  const { checkoutId } = await bookOwnTrip(page);
  const context = await openContext({
    ...phone,
    locale: 'fr-FR',
    storageState: await page.context().storageState(),
  });
  const reader = await context.newPage();
  await skipPainting(reader);
  await reader.goto(`/de-de/my-trips/${checkoutId}`);
  const flight = reader
    .locator('article')
    .filter({ has: reader.getByText('UTC') })
    .first();
  const zone = await flight.getByText(/^UTC/).first().boundingBox();
  const duration = await flight.getByText(/\d\sh/).first().boundingBox();
  if (zone === null || duration === null) throw new Error('The flight has a zone and a duration');
  const isClear = zone.x + zone.width < duration.x || zone.y > duration.y + duration.height;
  expect(isClear).toBe(true);
});

test('a guest keeps a trip on this device by a press, reads it without a network, and removes it', async ({
  page,
  openContext,
  watch,
}) => {
  const booked = await bookOwnTrip(page);
  const other = await openContext({ viewport: { width: 1440, height: 900 } });
  const guest = await other.newPage();
  const path = await askForLink(guest, booked, { send: 'Link senden' });
  await guest.goto(path);
  const keep = guest.getByRole('button', { name: 'Auf diesem Gerät behalten' });
  await expect(keep).toBeVisible();
  expect(await listCopies(guest)).toEqual([]);
  await keep.focus();
  await guest.keyboard.press('Enter');
  const remove = guest.getByRole('button', { name: 'Von diesem Gerät entfernen' });
  await expect(remove).toBeFocused();
  expect(await findA11yViolations(guest)).toBe('');
  const kept = await listCopies(guest);
  expect(kept.some((url) => url.includes('/document/'))).toBe(true);
  expect(kept.filter((url) => /\/map-(?:wide|narrow)\.svg$/.test(url))).toHaveLength(2);
  expect(kept.filter((url) => url.includes('key='))).toEqual([]);

  watch.expectFault(/ERR_INTERNET_DISCONNECTED/);
  // A picture that was not painted yet when the page was kept is missing.
  watch.expectFault(/^failed request: .*\/image\//);
  await other.setOffline(true);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(booked.hotel);
  await expect(guest.locator('main')).toContainText(booked.number);
  const bytes = await guest.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('a[href*="/document/invoice"]');
    return (await (await fetch(link?.href ?? '')).arrayBuffer()).byteLength;
  });
  expect(bytes).toBeGreaterThan(1_000);
  const map = guest.getByRole('img', { name: /^Karte mit .* und dem Flughafen / });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(700);
  // The picture of the other size is kept, too: a phone may be turned meanwhile.
  const narrow = await map.evaluate(async (img) => (await fetch((img as HTMLImageElement).src)).text());
  expect(narrow).toContain('width="360" height="300"');
  await other.setOffline(false);

  await guest.reload();
  // What is past its day goes when a trip is opened the next time.
  await guest.evaluate(async (stale) => {
    await caches.open(`trip 2020-01-01 ${stale}`);
  }, path);
  await guest.reload();
  await expect
    .poll(() => guest.evaluate(async () => (await caches.keys()).filter((name) => name.includes('2020'))))
    .toEqual([]);
  await remove.press('Enter');
  await expect(keep).toBeFocused();
  expect(await listCopies(guest)).toEqual([]);
});

test('[checkout X-092] the form of a trip is sent with the origin of the site, and its page names no more to others', async ({
  page,
  openContext,
}) => {
  const booked = await bookOwnTrip(page);
  const guest = await (await openContext({ javaScriptEnabled: false })).newPage();
  const response = await guest.goto(await askForLink(guest, booked, { send: 'Link senden' }));
  expect(response?.headers()['referrer-policy']).toBe('strict-origin');
  const [request] = await Promise.all([
    guest.waitForRequest((each) => each.method() === 'POST'),
    guest.getByRole('button', { name: 'Code senden' }).click(),
  ]);
  const { origin } = new URL(guest.url());
  expect(await request.allHeaders()).toMatchObject({ origin, referer: `${origin}/` });
});

test('[checkout X-092] members find their trips in the list, act without a code, and leave no copy behind', async ({
  page,
  shop,
}) => {
  const address = newMemberAddress();
  await shop.visitHome();
  await (await openMemberTools(shop)).getByRole('link', { name: 'Anmelden' }).click();
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await sendSignUp(page, 'Annemarie', address);
  await verifyAddress(page, address);
  await page.goto('/de-de/my-trips');
  await expect(shop.main).toContainText('sobald Sie eine gebucht haben');
  expect(await findA11yViolations(page)).toBe('');

  const booked = await bookOwnTrip(page);
  await shop.visitHome();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Meine Reisen' }).click();
  await expect(page).toHaveURL(/\/my-trips$/);
  await expect(shop.main.locator('[data-list=upcoming]')).toContainText(booked.number);
  expect(await findA11yViolations(page)).toBe('');
  await shop.main.getByRole('link', { name: booked.hotel }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booked.hotel);
  await expect(page.getByRole('button', { name: 'Daten herunterladen' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringContaining('/my-trips/')]);

  await (await openMemberTools(shop)).getByRole('button', { name: /Abmelden/ }).click();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
