import type { Locator, Page } from '@playwright/test';
import { delayReact } from '../support/delay-react.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, type Shop, shopPort, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

/** A phone in German, a wide window in English. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  locale: ({ isMobile }, use) => use(isMobile ? 'de-DE' : 'en-GB'),
});
test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    from: 'Abflug ab',
    own: 'Ihre Flughäfen',
    alsoFrom: /, ab (\D+?)(,|$)/,
    nowFrom: (name: string) => `jetzt ab ${name} statt`,
    undo: 'Rückgängig machen',
    miles: 'Sie sammeln',
    party: 'Reisende ändern',
    adults: 'Erwachsene',
    children: 'Kinder',
    born: 'Geburtsdatum von Kind 1',
    apply: 'Neuen Preis zeigen',
  },
  en: {
    from: 'Leaving from',
    own: 'Your airports',
    alsoFrom: /, from (\D+?)(,|$)/,
    nowFrom: (name: string) => `now from ${name} instead of`,
    undo: 'Undo',
    miles: 'You earn',
    party: 'Change travellers',
    adults: 'Adults',
    children: 'Children',
    born: 'Birth date of child 1',
    apply: 'Show new price',
  },
} as const;
const sayIn = ({ isNarrow }: Shop) => words[isNarrow ? 'de' : 'en'];

interface CalendarDay {
  readonly date: string;
  readonly offer: { readonly departureAirport: { readonly code: string } | null };
}

async function ask(page: Page, { home }: Shop, call: string) {
  const answer = await page.request.get(`http://localhost:${shopPort()}${home}/ajax/${call}`);
  return answer.json();
}

/** A hotel to which the days of a month are sold from more than one German airport. */
async function findHotel(page: Page, shop: Shop): Promise<string> {
  const { results } = await ask(page, shop, 'mixed-resultlist?duration=7&airports=DE&stars=4');
  for (const { hotel } of results) {
    const query = `hotelId=${hotel.id}&duration=7&airports=DE&los=7&isFirstLoad=1`;
    const { days } = await ask(page, shop, `hoteldetail/calendar?${query}`);
    const airports = (days as readonly CalendarDay[]).map(({ offer }) => offer.departureAirport?.code);
    const route = hotel.features.find(({ name }: { name: string }) => name === 'route').value;
    if (new Set(airports).size > 2) return `${route}?duration=7&airports=DE`;
  }
  throw new Error('No hotel is sold from several airports');
}

const ticketOf = (page: Page) => page.locator('#trip');
/** Days, travellers, flights, room and price; not how old the price is. */
const readTrip = async (page: Page, { miles }: (typeof words)['de' | 'en']) =>
  (await ticketOf(page).textContent())?.split(miles, 1)[0];
const pricedDays = (dates: Locator) => dates.locator('button[data-day]:enabled:not([aria-disabled])');

test('the calendar opens with the airport of the trip, and another day keeps it at the price that it shows', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const say = sayIn(shop);
  await shop.visit(`${await findHotel(page, shop)}&viewMode=offersCalendar`);
  await shop.takeOver();
  const dates = page.locator('#customize-dates');
  const airport = dates.getByLabel(say.from);
  const code = await airport.inputValue();
  await expect(ticketOf(page)).toContainText(code);
  const day = pricedDays(dates).and(dates.locator('[aria-pressed=false]')).first();
  const shown = /[\d.,]+\s?€/.exec((await day.locator('.visually-hidden').textContent()) ?? '')?.[0];
  const label = await day.getAttribute('data-day');
  await day.click();
  await expect(dates.locator(`[data-day="${label}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(airport).toHaveValue(code);
  await expect(ticketOf(page)).toContainText(code);
  await expect(ticketOf(page)).toContainText(shown ?? '–');
  await shop.expectNoSidewaysScroll();
});

test('a day that is sold from another airport says so before and after, and undoing leads back to the price', {
  tag: '@journey',
}, async ({ page, shop }) => {
  const say = sayIn(shop);
  await shop.visit(`${await findHotel(page, shop)}&viewMode=offersCalendar`);
  await shop.takeOver();
  const dates = page.locator('#customize-dates');
  const before = await readTrip(page, say);
  await dates.getByLabel(say.from).selectOption({ label: say.own });
  const day = pricedDays(dates)
    .filter({ hasText: /[A-Z]{3}/ })
    .first();
  await expect(day).toBeVisible();
  const airport = say.alsoFrom.exec((await day.locator('.visually-hidden').textContent()) ?? '')?.[1] ?? '–';
  expect(await findA11yViolations(page)).toBe('');
  await day.click();
  const notice = ticketOf(page)
    .getByRole('status')
    .filter({ hasText: say.nowFrom(airport) });
  await expect(notice).toBeVisible();
  await expect(ticketOf(page).getByText(say.nowFrom(airport))).toHaveCount(2);
  await expect(page).toHaveURL(/before=[\w-]+&chose=departure/);
  if (shop.isNarrow) await expect(page.locator('[data-trip-bar]')).toContainText(airport);
  expect(await findA11yViolations(page)).toBe('');
  await shop.expectNoSidewaysScroll();
  await page.reload();
  await expect(notice).toBeVisible();
  await shop.takeOver();
  const undo = shop.isNarrow ? page.locator('[data-trip-bar]') : ticketOf(page);
  await undo.getByRole('link', { name: say.undo }).click();
  await expect(page).not.toHaveURL(/before=/);
  await expect.poll(() => readTrip(page, say)).toBe(before);
  await expect(ticketOf(page)).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a length that changes more says so, and its undo link leads back to the price', async ({
    page,
    shop,
  }) => {
    const say = sayIn(shop);
    await shop.visit(await findHotel(page, shop));
    const before = await page.locator('#trip h2 ~ *').first().textContent();
    const total = await page.locator('#trip').getByText('€').allTextContents();
    const length = page
      .locator('#cascade-los [role=option]')
      .filter({ has: page.locator('small') })
      .first();
    const href = (await length.getAttribute('href')) ?? '';
    await page.goto(new URL(href, page.url()).href);
    const notice = page.locator('[data-implied-changes]');
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: say.undo }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.locator('#trip').getByText('€').allTextContents()).toEqual(total);
    expect(await page.locator('#trip h2 ~ *').first().textContent()).toBe(before);
  });
});

test('travellers that are chosen before React is there stay chosen', async ({ page, shop }) => {
  const say = sayIn(shop);
  const releaseReact = await delayReact(page);
  await shop.visit(await findHotel(page, shop));
  await page.locator('summary', { hasText: say.party }).first().click();
  const adults = page.getByRole('combobox', { name: say.adults });
  await adults.selectOption('3');
  await page.getByRole('combobox', { name: say.children }).selectOption('1');
  releaseReact();
  await page.getByLabel(say.born).fill('2019-05-06');
  await expect(adults).toHaveValue('3');
  await page.getByRole('button', { name: say.apply }).click();
  await expect(page).toHaveURL(/adults=3&children=2019-05-06/);
});
