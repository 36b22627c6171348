import type { Page } from '@playwright/test';
import { formatAmount, formatPrice } from '../../../src/domain/money/format-price.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { Board } from '../../../src/domain/search/board.ts';
import { dayAt, formatDay } from '../../../src/domain/time/calendar-day.ts';
import { formatDate } from '../../../src/domain/words/format-date.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { fetchAsBrand } from '../support/find-pages.ts';
import { listBrandKeys } from '../support/list-brand-keys.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, shopPort, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { startChangedShop } from '../support/start-changed-shop.ts';
import type { RunningShop } from '../support/start-shop.ts';

// A shop of its own, built from brands with price rules and a range; the tests share it.
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const today = dayAt(new Date());
/** The first day on which the second rule applies. */
const turn = today + 21;
const rules = `[
  { key: 'now', until: '${formatDay(turn - 1)}', marginBasisPoints: 750, perPerson: 450, perBooking: 1_000,
    fees: { phone: 2_500 }, rounding: { step: 1_000, below: 100 } },
  { key: 'later', from: '${formatDay(turn)}', marginBasisPoints: 1_200 },
]`;
const range = `{ boards: ['breakfast', 'half_board'], extras: ['luggage', 'insurance'] }`;

let running: RunningShop;
const settingsBefore = { SHOP_PORT: process.env.SHOP_PORT, SHOP_DATA: process.env.SHOP_DATA };
test.beforeAll(async () => {
  test.setTimeout(900_000);
  running = await startChangedShop(
    listBrandKeys().flatMap((key) => {
      const file = `src/brands/${key}/brand.ts`;
      return [
        { file, from: 'range: null', to: `range: ${range}` },
        { file, from: 'priceRules: []', to: `priceRules: ${rules}` },
      ];
    }),
  );
  process.env.SHOP_PORT = String(running.port);
  process.env.SHOP_DATA = running.dataFolder;
});
test.afterAll(async () => {
  Object.assign(process.env, settingsBefore);
  await running.stop();
});

/** A trip as the list sells it. */
interface SoldTrip {
  readonly hotelId: number;
  readonly from: string;
  readonly airport: string;
  /** Minor units. */
  readonly total: number;
  readonly id: string;
}

interface ListedTrip {
  readonly hotel: { readonly id: number };
  readonly offer: {
    readonly id: string;
    readonly board: Board;
    readonly checkIn: string;
    readonly departureFlight?: { readonly date: string };
    readonly departureAirport?: { readonly code: string };
    readonly price: { readonly totalAmount: number };
  };
}

const search = 'duration=7&airports=any';

async function listTrips(brandKey: string): Promise<readonly ListedTrip[]> {
  const { body } = await fetchAsBrand(shopPort(), brandKey, `/de-de/ajax/mixed-resultlist?${search}`);
  return JSON.parse(body).results;
}

/** The first trip of the list. */
async function findTrip(brandKey: string): Promise<SoldTrip> {
  const [found] = await listTrips(brandKey);
  if (found === undefined) throw new Error('Nothing is sold');
  const { hotel, offer } = found;
  return {
    hotelId: hotel.id,
    from: offer.departureFlight?.date ?? offer.checkIn,
    airport: offer.departureAirport?.code ?? '',
    total: offer.price.totalAmount,
    id: offer.id,
  };
}

const wordsOf = {
  'de-DE': {
    language: 'de',
    ask: 'Preis zeigen',
    site: 'Marke und Markt',
    hotel: 'Hotel (Giata-Nummer)',
    from: 'Abreise',
    airport: 'Abflughafen; leer: Land der Marke',
    channel: 'Vertriebsweg',
    phone: 'Telefon',
    day: 'Auch gebucht am',
    bought: 'Preis des Lieferanten',
    rule: 'Regel',
    margin: 'Marge',
    perPerson: 'Aufschlag für alle Reisenden',
    perBooking: 'Aufschlag pro Buchung',
    fee: 'Gebühr des Vertriebswegs',
    rounding: 'Rundung',
    charged: 'Preis im Shop',
  },
  'en-GB': {
    language: 'en',
    ask: 'Show price',
    site: 'Brand and market',
    hotel: 'Hotel (Giata id)',
    from: 'Departure',
    airport: 'Departure airport; empty: country of the brand',
    channel: 'Sales channel',
    phone: 'Phone',
    day: 'Also booked on',
    bought: 'Supplier’s price',
    rule: 'Rule',
    margin: 'Margin',
    perPerson: 'Markup for all travellers',
    perBooking: 'Markup per booking',
    fee: 'Fee of the sales channel',
    rounding: 'Rounding',
    charged: 'Price in the shop',
  },
} as const;

const euros = (amount: number) => formatAmount(amount, 'EUR');
const added = (amount: number) => (amount > 0 ? `+${euros(amount)}` : euros(amount));
/** A margin, rounded up to the cent. */
const share = (amount: number, basisPoints: number) => Math.ceil((amount * basisPoints) / 10_000);
const roundUp = (amount: number) => Math.ceil((amount + 100) / 1_000) * 1_000 - 100;

for (const [locale, width] of [
  ['de-DE', 390],
  ['en-GB', 1440],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('the preview shows each step of a rule, and the shop charges exactly what it ends with', async ({
      page,
      brandKey,
    }) => {
      await skipPainting(page);
      const words = wordsOf[locale];
      const trip = await findTrip(brandKey);
      await signInAs(page, await makeStaffAccount('service'));
      await page.goto('/_office/supply/prices');
      await page.getByLabel(words.site).selectOption(`${brandKey}/de`);
      await page.getByLabel(words.hotel).fill(String(trip.hotelId));
      await page.getByLabel(words.from, { exact: true }).fill(trip.from);
      await page.getByLabel(words.airport).fill(trip.airport);
      await page.getByLabel(words.day).fill(formatDay(turn));
      await page.getByRole('button', { name: words.ask }).click();

      const steps = page.getByRole('table').first();
      const cellsOf = (label: string) => steps.getByRole('row', { name: label }).getByRole('cell');
      const texts = async (label: string) =>
        (await cellsOf(label).allTextContents()).map((text) => text.replaceAll(/\s/g, ' ').trim());
      const withoutSpaces = (amount: string) => amount.replaceAll(/\s/g, ' ');
      const [bought = ''] = await texts(words.bought);
      const cents = Number(bought.replaceAll(/\D/g, ''));
      const [margin, later] = [share(cents, 750), share(cents, 1_200)];
      const unrounded = cents + margin + 2 * 450 + 1_000;
      const charged = roundUp(unrounded);
      expect(await texts(words.rule)).toEqual(['now', 'later']);
      expect((await texts(words.margin))[0]).toContain(withoutSpaces(added(margin)));
      expect((await texts(words.margin))[1]).toContain(withoutSpaces(added(later)));
      expect(await texts(words.perPerson)).toEqual([withoutSpaces(added(900)), withoutSpaces(added(0))]);
      expect(await texts(words.perBooking)).toEqual([withoutSpaces(added(1_000)), withoutSpaces(added(0))]);
      expect(await texts(words.fee)).toEqual([withoutSpaces(added(0)), withoutSpaces(added(0))]);
      expect(await texts(words.rounding)).toEqual([
        withoutSpaces(added(charged - unrounded)),
        withoutSpaces(added(0)),
      ]);
      expect(await texts(words.charged)).toEqual([
        withoutSpaces(euros(charged)),
        withoutSpaces(euros(cents + later)),
      ]);
      // On a phone each cell names its day, which the heading of its column does on a wide window.
      const dated = page.getByRole(width === 390 ? 'cell' : 'columnheader', {
        name: formatDate(turn, words.language),
      });
      await expect(dated.first()).toBeVisible();
      await page.screenshot({ path: `test-results/brand-trade-prices-${width}.png`, fullPage: true });
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);

      // By phone its fee is added, and rounding is done afterwards.
      await page.getByLabel(words.channel).selectOption(words.phone);
      await page.getByRole('button', { name: words.ask }).click();
      await expect(cellsOf(words.fee).first()).toHaveText(/25/);
      expect((await texts(words.charged))[0]).toBe(withoutSpaces(euros(roundUp(unrounded + 2_500))));

      expect(trip.total).toBe(charged);
      await page.goto(
        `/de-de/hotel/detail/hotel-${trip.hotelId}?${search}&departureDate=${trip.from}&offer=${encodeURIComponent(trip.id)}`,
      );
      await expect(page.locator('#trip')).toContainText(formatPrice(money(charged, 'EUR')));
      const checkout = await beginCheckout(page, trip);
      await page.goto(`${checkout}/ancillaries`);
      const total = page
        .locator('dt', { hasText: /^(Total price|Gesamtpreis)$/ })
        .first()
        .locator('xpath=following-sibling::dd');
      await expect(total).toBeAttached();
      expect(Number(((await total.textContent()) ?? '').replaceAll(/\D/g, ''))).toBe(charged);
    });

    test('a brand shows its own boards and kinds of extras alone: in list, filter, hotel and checkout', async ({
      page,
      brandKey,
    }) => {
      await skipPainting(page);
      const isGerman = locale === 'de-DE';
      const foreign = isGerman
        ? /Vollpension|All.inclusive|Ohne Verpflegung/
        : /Full board|All.inclusive|Room only/i;
      await page.goto(`/de-de/search?${search}`);
      await expect(page.locator('[data-hotel]').first()).toBeVisible();
      if (width === 390) await page.getByRole('button', { name: /^(Filter|Filters)( \d)?$/ }).click();
      const boards = page.getByRole('group', { name: isGerman ? 'Verpflegung' : 'Board' });
      await expect(boards.first()).toBeVisible();
      await expect(boards.first()).not.toContainText(foreign);
      await expect(boards.getByRole('checkbox')).toHaveCount(2);
      await expect(page.locator('main')).not.toContainText(foreign);
      await page.screenshot({ path: `test-results/brand-trade-list-${width}.png` });

      const trip = await findTrip(brandKey);
      await page.goto(`/de-de/hotel/detail/hotel-${trip.hotelId}?${search}`);
      await expect(page.locator('#trip')).toBeVisible();
      await expect(page.locator('main')).not.toContainText(foreign);
      await page.screenshot({ path: `test-results/brand-trade-hotel-${width}.png`, fullPage: true });

      const checkout = await beginCheckout(page, trip);
      await page.goto(`${checkout}/ancillaries`);
      const sections = page.getByRole('main').getByRole('region');
      const names = isGerman
        ? { shown: 'Reiseversicherung', others: ['Transfer zum Hotel', 'Mietwagen', 'Sitzplätze'] }
        : { shown: 'Travel insurance', others: ['Transfer to the hotel', 'Rental car', 'Seats'] };
      await expect(sections.and(page.getByRole('region', { name: names.shown }))).toBeVisible();
      for (const name of names.others) await expect(page.getByRole('region', { name })).toHaveCount(0);
      await page.screenshot({ path: `test-results/brand-trade-checkout-${width}.png`, fullPage: true });
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
    });
  });

/** Begins the checkout of a trip with the cookies of the browser. @returns its path */
async function beginCheckout(page: Page, { id, total }: SoldTrip): Promise<string> {
  const checkoutId = await page.evaluate(
    async ([offer, price]) => {
      const answer = await fetch('/de-de/ajax/booking/create', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          offer,
          total: price,
          search: { duration: '7', airports: 'any' },
          trackingParams: {},
        }),
      });
      return (await answer.json()).cart?.checkout.id ?? '';
    },
    [id, total] as const,
  );
  expect(checkoutId).not.toBe('');
  return `/de-de/booking/${checkoutId}`;
}
