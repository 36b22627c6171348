import type { Page } from '@playwright/test';
import { type CountedKeyboard, countKeys } from './support/counted-keyboard.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

/** Key presses that a paid booking may take, without the letters of what is typed. */
const maxPresses = 180;

/** A shopper at the keyboard of a page. */
interface Typist {
  readonly page: Page;
  readonly keys: CountedKeyboard;
}

async function chooseDestination({ page, keys }: Typist): Promise<void> {
  keys.begin('home page to destination');
  await keys.pressOn(page.getByRole('link', { name: 'Zum Inhalt springen' }));
  const field = page.getByRole('button', { name: /^Reiseziel oder Hotel/ });
  await keys.pressOn(field);
  keys.begin('destination');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keys.type('Kreta');
  await expect(page.getByRole('option').first()).toContainText('Kreta');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Kreta entfernen' })).toBeVisible();
  await keys.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toContainText('Kreta');
}

/** Some time in a month, four months ahead. */
async function choosePeriod({ page, keys }: Typist): Promise<void> {
  keys.begin('travel period');
  const field = page.getByRole('button', { name: /^Reisezeitraum/ });
  await keys.pressOn(field);
  const picker = page.getByRole('dialog', { name: 'Reisezeitraum' });
  await keys.reach(picker.locator('[data-day][tabindex="0"]'));
  await keys.press('PageDown', 4);
  await keys.press('Enter');
  await expect(picker.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Späteste Rückreise/);
  await keys.press('PageDown');
  await keys.press('Enter');
  await expect(picker.locator('[data-day]:focus')).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).not.toContainText('Egal wann');
}

async function openFirstHotel({ page, keys }: Typist): Promise<void> {
  keys.begin('search');
  await keys.pressOn(page.getByRole('button', { name: /^Suchen/ }));
  await expect(page).toHaveURL(/\/de-de\/search\?.*destinations=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /Kreta/ })).toBeFocused();
  keys.begin('list to hotel');
  await keys.pressOn(page.getByRole('main').getByRole('link', { name: 'Zu den Hotels springen' }));
  await keys.pressOn(page.locator('[data-hotel] h2 a').first());
  await expect(page).toHaveURL(/\/hotel\//);
  await page.waitForLoadState('domcontentloaded');
}

async function leaveHotel({ page, keys }: Typist): Promise<void> {
  keys.begin('hotel');
  await keys.pressOn(page.getByRole('link', { name: 'Zu Preis und Buchung springen' }));
  await keys.pressOn(page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Extras für Ihre Reise' })).toBeVisible();
}

async function chooseTransfer({ page, keys }: Typist): Promise<void> {
  keys.begin('extras');
  const transfers = page.getByRole('region', { name: 'Transfer zum Hotel', exact: true });
  await keys.pressOn(transfers.getByRole('radio', { name: 'Kein Transfer' }), 'ArrowDown');
  await expect(transfers.getByRole('radio').nth(1)).toBeChecked();
  await keys.pressOn(page.getByRole('button', { name: 'Weiter zu den Reisenden' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre persönlichen Daten' })).toBeVisible();
}

async function enterTraveller({ page, keys }: Typist, name: string, first: string, born: string) {
  keys.begin(name);
  const group = page.getByRole('group', { name, exact: true });
  await keys.pressOn(group.getByLabel('Herr', { exact: true }), 'ArrowRight');
  await expect(group.getByLabel('Frau')).toBeChecked();
  await keys.typeInto(group.getByLabel('Vorname'), first);
  await keys.typeInto(group.getByLabel('Nachname'), 'Lovelace');
  await keys.typeInto(group.getByLabel('Geburtsdatum'), born);
}

/** A detour: what a booking does not need. */
const lookBack = 'look back at the extras';

async function fillTravellers(typist: Typist): Promise<void> {
  const { page, keys } = typist;
  await enterTraveller(typist, 'Erwachsener 1', 'Ada', '10121985');
  keys.begin(lookBack);
  await keys.pressOn(page.getByRole('link', { name: 'Zurück', exact: true }));
  await expect(page).toHaveURL(/\/ancillaries$/);
  await page.goBack();
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Ada');
  await expect(page.getByLabel('Geburtsdatum').first()).toHaveValue('10/12/1985');
  await keys.reach(page.getByLabel('Geburtsdatum').first());
  await enterTraveller(typist, 'Erwachsener 2', 'Grace', '09121986');
  keys.begin('contact');
  await keys.typeInto(page.getByLabel('E-Mail', { exact: true }), 'ada@example.com');
  await keys.typeInto(page.getByLabel('E-Mail wiederholen'), 'ada@example.com');
  await keys.typeInto(page.getByLabel('Telefon'), '+49301234567');
  await keys.pressOn(page.getByRole('checkbox', { name: /^Ich stimme den Reisebedingungen zu/ }), 'Space');
  await keys.pressOn(page.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await expect(page).toHaveURL(/\/customer_payment$/);
}

async function payByCard({ page, keys }: Typist): Promise<void> {
  keys.begin('address');
  await keys.typeInto(page.getByLabel('Straße und Hausnummer'), 'Hauptstraße 1');
  await keys.typeInto(page.getByLabel('Postleitzahl'), '10115');
  await keys.typeInto(page.getByLabel('Ort', { exact: true }), 'Berlin');
  keys.begin('card');
  await keys.pressOn(page.getByRole('radio', { name: 'Kreditkarte' }), 'Space');
  const field = (name: string) => page.locator(`iframe[name="secure-fields-${name}"]`);
  await expect(field('cardNumber').contentFrame().getByRole('textbox')).toBeFocused();
  await keys.type('4000000000000010');
  await keys.typeInto(page.getByLabel('Monat'), '12');
  await keys.pressOn(page.getByLabel('Jahr'), 'End');
  await keys.typeInto(field('cvv'), '123');
  await keys.pressOn(
    page.getByRole('checkbox', { name: 'Kundendaten als Karteninhaber übernehmen' }),
    'Space',
  );
  await keys.pressOn(page.getByRole('button', { name: /^Zahlungspflichtig buchen(?! mit)/ }));
}

test(`[SHELL-012] [TRVL-012] a trip is found, booked and paid for with ${maxPresses} key presses at most`, {
  tag: ['@journey', '@access'],
}, async ({ page, shop }) => {
  test.setTimeout(90_000);
  const typist: Typist = { page, keys: countKeys(page) };
  await shop.visitHome();
  await chooseDestination(typist);
  await choosePeriod(typist);
  await openFirstHotel(typist);
  await leaveHotel(typist);
  await chooseTransfer(typist);
  await fillTravellers(typist);
  await payByCard(typist);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Reise ist gebucht' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Buchungsnummer \w{4}-\w{4}$/ })).toBeVisible();
  expect(typist.keys.countWithout(lookBack), typist.keys.report()).toBeLessThanOrEqual(maxPresses);
  const loaded = page.waitForEvent('download');
  typist.keys.begin('documents');
  await typist.keys.pressOn(page.getByRole('link', { name: 'Buchungsbestätigung' }));
  expect((await loaded).suggestedFilename()).toMatch(/\.pdf$/);
});
