import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Texts on the way to a booking, in the languages that the tours use. */
export const journeyTexts = {
  de: {
    search: /^Suchen/,
    openFilters: /^Filter( \d)?$/,
    closeFilters: /Hotels? anzeigen$/,
    removeFilter: /^Filter .+ entfernen$/,
    showDates: 'Andere Reisedaten zeigen',
    calendar: 'Preiskalender',
    changeFlights: 'Flüge ändern',
    moveOn: 'Weiter zur Buchung',
    changed: 'Der Preis hat sich gerade geändert',
    reason: 'Der Veranstalter hat den Preis geändert',
    before: 'Bisher',
    now: 'Jetzt',
    accept: /^Für .+ weiter$/,
    sold: 'Diese Reise ist leider nicht mehr verfügbar',
    soldReason: 'Das letzte Zimmer oder der letzte Platz ist vergeben.',
    extras: 'Extras für Ihre Reise',
    total: 'Gesamtpreis',
  },
  en: {
    search: /^Search/,
    openFilters: /^Filters( \d)?$/,
    closeFilters: /^Show \d+ hotels?$/,
    removeFilter: /^Remove filter /,
    showDates: 'Show other dates',
    calendar: 'Price calendar',
    changeFlights: 'Change your flights',
    moveOn: 'Continue to booking',
    changed: 'The price has just changed',
    reason: 'The tour operator has changed the price',
    before: 'Before',
    now: 'Now',
    accept: /^Continue for /,
    sold: 'This trip is no longer available',
    soldReason: 'The last room or seat has just gone.',
    extras: 'Make it your trip',
    total: 'Total price',
  },
} as const;

/** How a shopper presses what they see. */
export type Press = (what: Locator) => Promise<void>;

export interface Traveller {
  readonly page: Page;
  readonly words: (typeof journeyTexts)[keyof typeof journeyTexts];
  readonly isNarrow: boolean;
  readonly press: Press;
  /** Moves to a day of the price calendar and takes it. */
  readonly pressDay: Press;
}

/** A place of the gallery that many airlines fly to. The gallery shows the best offers of the day, so several are good. */
export function findFlownPlace(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link', {
      // Those that are cheap enough to be on the first page change with the day.
      name: /^(Alanya|Antalya|Belek|Kemer|Mallorca|Side|Ibiza|Djerba|Costa Blanca|Corfu|Korfu|Rhodes|Rhodos)/,
    })
    .first();
}

/** From the home page, with nothing chosen, to the hotels of a place of the gallery that many airlines fly to. */
export async function findHotels({ page, words, isNarrow, press }: Traveller): Promise<void> {
  await page.goto('/de-de');
  const mask = page.getByRole('search');
  if (isNarrow) await press(mask.locator('button[popovertarget="mask-sheet"]').first());
  await press(mask.getByRole('button', { name: words.search }));
  await expect(page).toHaveURL(/\/gallery\/AllDestinations/);
  await press(findFlownPlace(page));
  await expect(page).toHaveURL(/\/de-de\/search\?destinations=\d+/);
  await expect(page.locator('[data-hotel]').first()).toBeVisible();
  // A week on Mallorca, whatever is cheap today: flights from several airports on one day.
  await page.goto('/de-de/search?destinations=1001&duration=7');
  await expect(page.locator('[data-hotel]').first()).toBeVisible();
}

/** Filters by two categories of stars and lets go of the first again. */
export async function filterHotels({ page, words, isNarrow, press }: Traveller): Promise<void> {
  const filters = page.locator('#result-filters');
  if (isNarrow) await press(page.getByRole('button', { name: words.openFilters }));
  const stars = filters.getByRole('checkbox', { name: /^\d (Stern|star)/ });
  for (const box of [stars.nth(0), stars.nth(1)]) {
    await press(box);
    await expect(box).toBeChecked();
  }
  await expect(page).toHaveURL(/stars=\d(,|%2C)\d/);
  if (isNarrow) await press(filters.getByRole('button', { name: words.closeFilters }));
  const chips = page.getByRole('link', { name: words.removeFilter });
  await expect(chips).toHaveCount(2);
  await press(chips.first());
  await expect(chips).toHaveCount(1);
  await expect(page).toHaveURL(/stars=\d(&|$)/);
}

/** Opens the first hotel, takes one day after the other until there are other flights, and then one of those. */
export async function chooseTrip(traveller: Traveller): Promise<void> {
  const { page, words, isNarrow, press, pressDay } = traveller;
  await press(page.locator('[data-hotel]').first().getByRole('heading').getByRole('link'));
  await expect(page).toHaveURL(/\/hotel\//);
  // Until then the script that keeps early presses may not have run: no shopper is that quick.
  await page.waitForLoadState('domcontentloaded');
  const dates = page.locator('#customize-dates');
  if (isNarrow) await press(dates.getByRole('button', { name: words.showDates }));
  await press(dates.getByRole('link', { name: words.calendar }));
  const days = dates.locator('button[data-day]:not([aria-disabled]):enabled');
  await expect(days.first()).toBeVisible();
  const other = page.locator('#change-flights a:not([aria-current])').first();
  for (let at = 0; at < (await days.count()); at += 1) {
    const day = days.nth(at);
    if ((await day.getAttribute('aria-pressed')) === 'true') continue;
    await followedBy(page, () => pressDay(day));
    if (await hasOtherFlights(page)) break;
  }
  await followedBy(page, () => press(other));
}

/** Whether the flights shown for the trip, once they are, leave a choice. */
async function hasOtherFlights(page: Page): Promise<boolean> {
  const flights = page.locator('#change-flights');
  await expect(flights.locator('a[aria-current]').first()).toBeVisible();
  await expect(flights.locator('[aria-busy=true]')).toHaveCount(0);
  return (await flights.locator('a:not([aria-current])').count()) > 0;
}

/** Waits until address and ticket show another offer than before. */
async function followedBy(page: Page, choose: () => Promise<void>): Promise<void> {
  const ticket = page.locator('#trip');
  const offerIn = () => new URL(page.url()).searchParams.get('offer');
  const [offer, words] = [offerIn(), await ticket.textContent()];
  await choose();
  await expect.poll(offerIn).not.toBe(offer);
  await expect.poll(() => ticket.textContent()).not.toBe(words);
  await expect(ticket.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Presses the one action of the ticket; what follows is the supplier's answer. */
export async function moveOn({ page, words, press }: Traveller): Promise<void> {
  await press(page.locator('#trip').getByRole('button', { name: words.moveOn }));
}

/** A written amount in minor units: '1.234 €', '€1,234.50'. */
export function readAmount(text: string | null): number {
  const [, whole = '', cents = '00'] = /([\d.,\s]*?\d)(?:[.,](\d\d))?(?!\d|[.,]\d)/.exec(text ?? '') ?? [];
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents);
}
