import type { Locator, Page } from '@playwright/test';
import { countKeys } from '../support/counted-keyboard.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    destination: 'Reiseziel oder Hotel',
    city: 'drei Nächte Barcelona im März mit Koffer',
    cityUnderstood: /3 Nächte · Barcelona · März 20\d\d · Mit Aufgabegepäck/,
    suitcase: 'Mit Aufgabegepäck',
    suitcaseIncluded: /Aufgabegepäck für jeden/,
    crete: 'Kreta',
    heart: / merken und vergleichen$/,
    board: 'Verpflegung',
    take: /^Zur Reise/,
    night: 'Kreta, kein Nachtflug',
    nightUnderstood: /Kreta · Keine Nachtflüge/,
    withoutNight: /Filter Keine Nachtflüge entfernen/,
    nightFlight: /Nachtflug/,
    toContent: 'Zum Inhalt springen',
    toHotels: 'Zu den Hotels springen',
    understood: /So suchen/,
    apply: /Übernehmen/,
    filters: /^Filter/,
    show: /Hotels? anzeigen/,
    transfer: /Transfer inklusive/,
    transferIncluded: 'Transfer vom Flughafen zum Hotel und zurück',
    accessible: /Rollstuhlgerecht/,
    accessibleRoom: /Barrierefrei|Ein barrierefreies Zimmer ist für diese Tage nicht online buchbar/,
    family: 'Familie mit Kindern 4, 9 und 13, Pool, direkt ab Köln, unter 4000',
    total: /insgesamt für 2 Personen/,
    moveOn: 'Weiter zur Buchung',
    goOn: /^(Für .+ weiter|Trotzdem weiter)/,
    wholeTotal: 'Gesamtpreis',
    firstName: 'Vorname',
  },
  en: {
    destination: 'Destination or hotel',
    city: 'three nights in Barcelona in March with a suitcase',
    cityUnderstood: /3 nights · Barcelona · March 20\d\d · With checked baggage/,
    suitcase: 'With checked baggage',
    suitcaseIncluded: /Checked bag for each/,
    crete: 'Crete',
    heart: / to favourites and compare$/,
    board: 'Board',
    take: /^Take this one/,
    night: 'Crete, no night flight',
    nightUnderstood: /Crete · No night flights/,
    withoutNight: /Remove filter No night flights/,
    nightFlight: /night flight/i,
    toContent: 'Skip to content',
    toHotels: 'Skip to the hotels',
    understood: /Search for this/,
    apply: /Apply/,
    filters: /^Filter/,
    show: /Show \d+ hotels?/,
    transfer: /Transfer included/,
    transferIncluded: 'Transfer from the airport to the hotel and back',
    accessible: /Wheelchair accessible/,
    accessibleRoom: /Accessible|No accessible room can be booked online for these days/,
    family: 'family with children 4, 9 and 13, pool, direct from Cologne, under 4000',
    total: /total for 2 travellers/,
    moveOn: 'Continue to booking',
    goOn: /^Continue for /,
    wholeTotal: 'Total price',
    firstName: 'First name',
  },
} as const;
type Words = (typeof words)['de' | 'en'];

/** The field for destinations, opened; on a phone by way of the mask over the whole screen. */
async function openDestination(shop: Shop, { destination }: Words) {
  await shop.visitHome();
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  await mask.getByRole('button', { name: destination }).click();
  const panel = shop.page.getByRole('dialog', { name: destination });
  return { panel, typed: panel.getByRole('combobox'), search: mask.locator('button[type="submit"]') };
}

/** Searches for a sentence with the keyboard alone; on a phone the mask is left by its button. */
async function searchFor(shop: Shop, say: Words, sentence: string, understood: RegExp): Promise<void> {
  const { panel, typed, search } = await openDestination(shop, say);
  await typed.fill(sentence);
  await expect(panel.getByRole('option', { name: say.understood })).toContainText(understood);
  await shop.page.keyboard.press('ArrowDown');
  await shop.page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await search.focus();
  await shop.page.keyboard.press('Enter');
  // Without a place the search leads to the places that have such trips.
  await shop.page.waitForURL(/\/(search|gallery)\b.*\?/);
}

/** Chooses a value of a filter by keyboard; on a phone the panel is opened before and left after. */
async function filterBy(shop: Shop, say: Words, value: RegExp): Promise<void> {
  const { page } = shop;
  await shop.takeOver();
  if (shop.isNarrow) await page.getByRole('button', { name: say.filters }).click();
  const box = page.locator('main label').filter({ hasText: value }).locator('input').first();
  // Long lists fold what is asked for rarely.
  const folded = page.locator('main details').filter({ hasText: value }).last();
  if (!(await box.isVisible())) await folded.locator('> summary').press('Enter');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  if (shop.isNarrow) await page.getByRole('button', { name: say.show }).click();
}

const cards = (page: Page) => page.locator('[data-hotel]');

/** Opens the first hotel of the list. */
async function openFirst(page: Page): Promise<Locator> {
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/hotel\//);
  return page.locator('#trip');
}

/** Continues to the extras by keyboard, also where the supplier has another price by now. */
async function goToExtras({ page, takeOver }: Shop, say: Words): Promise<void> {
  await takeOver();
  await reachByTab(page.getByRole('button', { name: say.moveOn }).first());
  await page.keyboard.press('Enter');
  const goOn = page.getByRole('button', { name: say.goOn });
  await Promise.race([page.waitForURL(/\/ancillaries/), goOn.waitFor()]);
  if (!page.url().includes('/ancillaries')) await goOn.click();
  await page.waitForURL(/\/ancillaries/);
}

for (const language of ['de', 'en'] as const) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`three nights in Barcelona in March with a suitcase are found from one sentence, in ${language}`, async ({
      page,
      shop,
    }) => {
      await searchFor(shop, say, say.city, say.cityUnderstood);
      await expect(page).toHaveURL(/duration=3/);
      await expect(page).toHaveURL(/baggage=baggage/);
      const count = await cards(page).count();
      expect(count).toBeGreaterThan(0);
      await expect(cards(page).filter({ hasText: say.suitcase })).toHaveCount(count);
      await expectUsable(page);
      await expect(await openFirst(page)).toContainText(say.suitcaseIncluded);
      await expectUsable(page);
    });

    test(`two hotels on Crete are compared and one of them is taken, in ${language}`, async ({
      page,
      shop,
    }) => {
      const { panel, typed, search } = await openDestination(shop, say);
      await typed.fill(say.crete);
      await panel.getByRole('option').first().click();
      await panel.getByRole('button', { name: say.apply }).click();
      await expect(panel).toBeHidden();
      await search.click();
      await page.waitForURL(/\/search\?/);
      await shop.takeOver();
      for (const at of [0, 1]) {
        const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajax/favorites/add'));
        await cards(page).nth(at).getByRole('button', { name: say.heart }).click();
        await saved;
      }
      if (shop.isNarrow) await shop.openMenu();
      await (shop.isNarrow ? shop.menu : shop.header).locator('a[href*="/favorites"]').first().click();
      await expect(page.getByRole('rowheader', { name: say.board, exact: true })).toBeVisible();
      await expectUsable(page);
      const takes = page.getByRole('link', { name: say.take });
      await expect(takes).toHaveCount(2);
      const name = (await page.getByRole('columnheader').getByRole('link').last().textContent()) ?? '';
      await takes.last().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    test(`no night flight is asked for in a sentence and kept by keyboard alone, in ${language}`, async ({
      page,
      shop,
    }) => {
      test.skip(shop.isNarrow, 'a phone has no Tab key');
      const keys = countKeys(page);
      keys.begin('from the home page to the ticket');
      await shop.visitHome();
      await shop.takeOver();
      await keys.pressOn(page.getByRole('link', { name: say.toContent }));
      await keys.pressOn(shop.main.locator('search').getByRole('button', { name: say.destination }));
      const panel = page.getByRole('dialog', { name: say.destination });
      await expect(panel.getByRole('combobox')).toBeFocused();
      await keys.type(say.night);
      await expect(panel.getByRole('option', { name: say.understood })).toContainText(say.nightUnderstood);
      await expectUsable(page);
      await keys.press('ArrowDown');
      await keys.press('Enter');
      await expect(panel).toBeHidden();
      await keys.pressOn(shop.main.locator('search button[type="submit"]'));
      await expect(page).toHaveURL(/night=none/);
      await expect(page.getByRole('link', { name: say.withoutNight })).toBeVisible();
      await expectUsable(page);
      await keys.pressOn(page.getByRole('main').getByRole('link', { name: say.toHotels }));
      await keys.pressOn(cards(page).getByRole('heading').getByRole('link').first());
      await expect(page).toHaveURL(/\/hotel\//);
      await expect(page.locator('#trip')).not.toContainText(say.nightFlight);
      await expectUsable(page);
      // Six presses of Enter and one arrow; the rest is the way there by Tab.
      expect(keys.countWithout(), keys.report()).toBeLessThanOrEqual(40);
    });

    test(`a family says in one sentence who travels, what for and for how much, in ${language}`, async ({
      page,
      shop,
    }) => {
      await searchFor(shop, say, say.family, /4\D000/);
      await expect(page).toHaveURL(/airports=CGN/);
      await expect(page).toHaveURL(/stops=0/);
      await expect(page).toHaveURL(/maxTotal=4000/);
      await expect(page).toHaveURL(/children=13%2C9%2C4|children=13,9,4|children=4,9,13|children=4%2C9%2C13/);
      await expectUsable(page);
    });

    test(`last year's hotel is found although its name is misspelt, in ${language}`, async ({
      page,
      shop,
    }) => {
      await shop.visit('/de-de/search?duration=7');
      const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
      const longest = [...name.matchAll(/\p{L}+/gu)]
        .map(([word]) => word)
        .sort((a, b) => b.length - a.length)[0];
      if (longest === undefined) throw new Error(`The hotel has no name: ${name}`);
      const middle = Math.floor(longest.length / 2);
      const misspelt = longest.slice(0, middle) + longest.slice(middle + 1);
      const { panel, typed, search } = await openDestination(shop, say);
      await typed.fill(name.replace(longest, misspelt));
      const option = panel.getByRole('option').filter({ hasText: name }).first();
      await expect(option).toBeVisible();
      await expectUsable(page);
      await option.click();
      await panel.getByRole('button', { name: say.apply }).click();
      await expect(panel).toBeHidden();
      await search.click();
      await expect(page).toHaveURL(/\/hotel\//);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });

    test(`trips with the transfer in the price are filtered by keyboard, and the ticket says so, in ${language}`, async ({
      page,
      shop,
    }) => {
      await shop.visit('/de-de/search?duration=7');
      await filterBy(shop, say, say.transfer);
      await expect(page).toHaveURL(/transfer=included/);
      const count = await cards(page).count();
      expect(count).toBeGreaterThan(0);
      await expect(cards(page).filter({ hasText: say.transfer })).toHaveCount(count);
      await expectUsable(page);
      await expect(await openFirst(page)).toContainText(say.transferIncluded);
    });

    test(`an accessible room is named first, or its absence is said before anything is booked, in ${language}`, async ({
      page,
      shop,
    }) => {
      await shop.visit('/de-de/search?duration=7');
      await filterBy(shop, say, say.accessible);
      await expect(page).toHaveURL(/attributes=wheelchair_accessible/);
      await openFirst(page);
      const rooms = page.locator('[aria-labelledby="room-choice-title"]');
      await expect(rooms).toBeVisible();
      await expect(rooms).toContainText(say.accessibleRoom);
      await expectUsable(page);
    });

    test(`the whole total is there to the cent before any personal data is asked for, in ${language}`, async ({
      page,
      shop,
    }) => {
      await shop.visit('/de-de/search?duration=7');
      const trip = await openFirst(page);
      await expect(trip.getByText(say.total)).toBeVisible();
      await goToExtras(shop, say);
      const total = page.locator('dt', { hasText: say.wholeTotal }).locator('xpath=following-sibling::dd');
      await expect(total.filter({ visible: true }).first()).toContainText(/\d[.,]\d\d/);
      await expect(page.getByLabel(say.firstName)).toHaveCount(0);
      await expectUsable(page);
    });
  });
}
