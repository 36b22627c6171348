import type { Locator, Page } from '@playwright/test';
import { reachByTab } from './support/reach-by-tab.ts';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const press = async (target: Locator, key = 'Enter') => {
  await reachByTab(target);
  await target.page().keyboard.press(key);
};

const typeInto = async (target: Locator, text: string) => {
  await reachByTab(target);
  await target.page().keyboard.type(text);
};

/** Opens a hotel and continues from its trip to the checkout. */
async function leaveHotel(page: Page): Promise<void> {
  await page.goto('/de-de/search?duration=7&sort=rating');
  await page.goto((await page.locator('[data-hotel] h2 a').first().getAttribute('href')) ?? '');
  await press(page.locator('#trip').getByRole('button', { name: 'Weiter zur Buchung' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Extras für Ihre Reise' })).toBeVisible();
}

async function chooseTransfer(page: Page): Promise<void> {
  const transfers = page.getByRole('region', { name: 'Transfer zum Hotel', exact: true });
  await press(transfers.getByRole('radio', { name: 'Kein Transfer' }), 'ArrowDown');
  await expect(transfers.getByRole('radio').nth(1)).toBeChecked();
  await press(page.getByRole('button', { name: 'Weiter zu den Reisenden' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre persönlichen Daten' })).toBeVisible();
}

async function enterTraveller(page: Page, name: string, first: string, born: string): Promise<void> {
  const group = page.getByRole('group', { name, exact: true });
  await press(group.getByLabel('Herr', { exact: true }), 'ArrowRight');
  await expect(group.getByLabel('Frau')).toBeChecked();
  await typeInto(group.getByLabel('Vorname'), first);
  await typeInto(group.getByLabel('Nachname'), 'Lovelace');
  await typeInto(group.getByLabel('Geburtsdatum'), born);
}

async function fillTravellers(page: Page): Promise<void> {
  await enterTraveller(page, 'Erwachsener 1', 'Ada', '10121985');
  await press(page.getByRole('link', { name: 'Zurück', exact: true }));
  await expect(page).toHaveURL(/\/ancillaries$/);
  await page.goBack();
  await expect(page.getByLabel('Vorname').first()).toHaveValue('Ada');
  await expect(page.getByLabel('Geburtsdatum').first()).toHaveValue('10/12/1985');
  await enterTraveller(page, 'Erwachsener 2', 'Grace', '09121986');
  await typeInto(page.getByLabel('E-Mail', { exact: true }), 'ada@example.com');
  await typeInto(page.getByLabel('E-Mail wiederholen'), 'ada@example.com');
  await typeInto(page.getByLabel('Telefon'), '+49301234567');
  await press(page.getByRole('checkbox', { name: /^Ich stimme den Reisebedingungen zu/ }), 'Space');
  await press(page.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await expect(page).toHaveURL(/\/customer_payment$/);
}

async function payByCard(page: Page): Promise<void> {
  await typeInto(page.getByLabel('Straße und Hausnummer'), 'Hauptstraße 1');
  await typeInto(page.getByLabel('Postleitzahl'), '10115');
  await typeInto(page.getByLabel('Ort', { exact: true }), 'Berlin');
  await press(page.getByRole('radio', { name: 'Kreditkarte' }), 'Space');
  const field = (name: string) => page.locator(`iframe[name="secure-fields-${name}"]`);
  await expect(field('cardNumber').contentFrame().getByRole('textbox')).toBeFocused();
  await page.keyboard.type('4000000000000010');
  await typeInto(page.getByLabel('Monat'), '12');
  await press(page.getByLabel('Jahr'), 'End');
  await reachByTab(field('cvv'));
  await page.keyboard.type('123');
  await press(page.getByRole('checkbox', { name: 'Kundendaten als Karteninhaber übernehmen' }), 'Space');
  await press(page.getByRole('button', { name: /^Zahlungspflichtig buchen/ }));
}

test('[SHELL-012] [TRVL-012] a trip is booked and paid with the keyboard alone', {
  tag: '@journey',
}, async ({ page }) => {
  await leaveHotel(page);
  await chooseTransfer(page);
  await fillTravellers(page);
  await payByCard(page);
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Reise ist gebucht' })).toBeVisible();
  const loaded = page.waitForEvent('download');
  await press(page.getByRole('link', { name: 'Buchungsbestätigung' }));
  expect((await loaded).suggestedFilename()).toMatch(/\.pdf$/);
});
