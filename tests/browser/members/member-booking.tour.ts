import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { fillCard, takeCustomerAsHolder, testCards } from '../support/card-form.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { becomeMember, newMemberAddress, openMemberTools } from '../support/member-account.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { findMailLink, readMail } from '../support/read-mail.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { readAmount } from '../support/traveller.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const tourTexts = {
  de: {
    memberPrice: /^Mitgliedspreis, ohne Mitgliedschaft .+ p\. P\.$/,
    toBooking: 'Weiter zur Buchung',
    toTravellers: 'Weiter zu den Reisenden',
    personal: 'Ihre persönlichen Daten',
    showTicket: 'Reise ansehen',
    toPayment: 'Weiter zur Zahlung',
    discount: 'Mitgliedsrabatt',
    adult: 'Erwachsener',
    saved: 'Gespeicherte Person einsetzen',
    salutation: 'Frau',
    firstName: 'Vorname',
    lastName: 'Nachname',
    birthDate: 'Geburtsdatum',
    nationality: 'Staatsangehörigkeit',
    email: 'E-Mail',
    repeatEmail: 'E-Mail wiederholen',
    phone: 'Telefon',
    save: /^Diese Reisenden in meinem Konto speichern/,
    newsletter: /^Schicken Sie mir Reiseideen/,
    asksNewsletter: 'Bitte bestätigen: Newsletter von',
    confirm: 'Jetzt bestätigen',
    confirmed: 'das ist bestätigt',
    details: 'E-Mail-Adresse',
    terms: /^Ich stimme den Reisebedingungen zu/,
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    language: 'de',
    pay: /^Zahlungspflichtig buchen(?! mit)/,
    booked: 'Ihre Reise ist gebucht',
    invoice: 'Rechnung',
    travellers: 'Ihre Mitreisenden',
    remove: (name: string) => `${name} löschen`,
    nobody: /Bisher ist niemand gespeichert/,
  },
  en: {
    memberPrice: /^Member price, .+ p\.p\. without membership$/,
    toBooking: 'Continue to booking',
    toTravellers: 'Continue to travellers',
    personal: 'Your personal data',
    showTicket: 'Show trip',
    toPayment: 'Proceed to payment',
    discount: 'Member discount',
    adult: 'Adult',
    saved: 'Use a saved person',
    salutation: 'Mrs./Ms.',
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    nationality: 'Nationality',
    email: 'E-mail',
    repeatEmail: 'Repeat e-mail',
    phone: 'Phone',
    save: /^Save these travellers in my account/,
    newsletter: /^Send me travel ideas/,
    asksNewsletter: 'Please confirm: newsletter from',
    confirm: 'Confirm now',
    confirmed: 'confirmed',
    details: 'Email address',
    terms: /^I accept the travel terms/,
    street: 'Street and number',
    zip: 'Postal code',
    city: 'City',
    language: 'en',
    pay: /^Pay now(?! with)/,
    booked: 'Your holiday is booked',
    invoice: 'Invoice',
    travellers: 'People you travel with',
    remove: (name: string) => `Delete ${name}`,
    nobody: /Nobody is saved yet/,
  },
} as const;
type Language = keyof typeof tourTexts;

interface MemberTour {
  readonly shop: Shop;
  readonly page: Page;
  readonly texts: (typeof tourTexts)[Language];
}

async function signIn({ shop, page }: MemberTour, email: string): Promise<void> {
  await becomeMember(page, 'Ada', email);
  await expect((await openMemberTools(shop)).getByRole('link', { name: 'Ada' })).toBeVisible();
}

/** Opens the hotel at a position of the list; list and hotel page show the public price next to the member price. */
async function chooseHotel({ page, texts, shop }: MemberTour, position: number): Promise<void> {
  await page.goto('/de-de/search?duration=7');
  const card = page.locator('[data-hotel]').nth(position);
  await expect(card.getByText(texts.memberPrice)).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/hotel\//);
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('#trip').getByText(texts.memberPrice)).toBeVisible();
  await shop.expectNoSidewaysScroll();
}

/** From the hotel to the travellers' step, whose ticket has the discount on a line of its own. */
async function reachTravellers({ page, texts, shop }: MemberTour): Promise<void> {
  await page.locator('#trip').getByRole('button', { name: texts.toBooking }).click();
  await page.getByRole('button', { name: texts.toTravellers }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.personal })).toBeVisible();
  if (shop.isNarrow) await page.getByRole('button', { name: texts.showTicket }).click();
  const line = page.locator('dt', { hasText: texts.discount }).locator('xpath=following-sibling::dd');
  await expect(line).toBeVisible();
  expect(readAmount(await line.textContent())).toBeGreaterThan(0);
  if (shop.isNarrow) await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await shop.expectNoSidewaysScroll();
}

const travellerGroup = ({ page, texts }: MemberTour, number: number) =>
  page.getByRole('group', { name: `${texts.adult} ${number}`, exact: true });

async function enterTravellers(tour: MemberTour): Promise<void> {
  for (const [number, firstName, born] of [
    [1, 'Ada', '10121985'],
    [2, 'Grace', '09121986'],
  ] as const) {
    const group = travellerGroup(tour, number);
    await group.getByLabel(tour.texts.salutation).check();
    await group.getByLabel(tour.texts.firstName).fill(firstName);
    await group.getByLabel(tour.texts.lastName).fill('Lovelace');
    await group.getByLabel(tour.texts.birthDate).fill(born);
  }
}

/** Sends the travellers, pays by card and waits for the booking. */
async function payByCard({ page, texts }: MemberTour, email: string): Promise<void> {
  await expect(page.getByLabel(texts.email, { exact: true })).toHaveValue(email);
  await page.getByLabel(texts.repeatEmail).fill(email);
  await page.getByLabel(texts.phone).fill('+49301234567');
  await page.getByRole('checkbox', { name: texts.save }).check();
  await page.getByRole('checkbox', { name: texts.newsletter }).check();
  await page.getByRole('checkbox', { name: texts.terms }).check();
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: texts.toPayment }).click();
  await expect(page).toHaveURL(/\/customer_payment/);
  await page.getByLabel(texts.street).fill('Hauptstraße 1');
  await page.getByLabel(texts.zip).fill('10115');
  await page.getByLabel(texts.city, { exact: true }).fill('Berlin');
  await fillCard(page, testCards.frictionless, texts.language);
  await takeCustomerAsHolder(page, texts.language);
  await page.getByRole('button', { name: texts.pay }).click();
  await expect(page).toHaveURL(/\/success$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: texts.booked })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: texts.discount })).toBeVisible();
}

/** The tick of the checkout asks by mail; confirmed, the account leads to the details, whose id the member's session fetches. */
async function confirmNewsletter({ page, shop, texts }: MemberTour, email: string): Promise<void> {
  await expect.poll(() => readMail(email, texts.asksNewsletter)).not.toBeNull();
  const mail = await readMail(email, texts.asksNewsletter);
  if (mail === null) throw new Error('The mail was there');
  await page.goto(findMailLink(mail));
  await shop.main.getByRole('button', { name: texts.confirm }).click();
  await expect(shop.main.getByRole('heading', { level: 1 })).toContainText(texts.confirmed);
  await page.goto('/de-de/account');
  await shop.main.locator('a[href$="/newsletter-einstellungen"]').click();
  await expect(shop.main.getByRole('textbox', { name: texts.details })).toHaveValue(email);
  await expect(page).toHaveURL(/\/newsletter-einstellungen\?newsletter_update_id=v1\./);
}

/** The words of a document, as a reader of PDF files finds them. */
async function readDocument(page: Page, name: string): Promise<string> {
  const loaded = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const content = await readFile(await (await loaded).path());
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Puts the saved people into the fields of the travellers by keyboard alone. */
async function chooseSavedTravellers(tour: MemberTour): Promise<void> {
  const { page, texts } = tour;
  for (const [number, firstName, born] of [
    [1, 'Grace', '09/12/1986'],
    [2, 'Ada', '10/12/1985'],
  ] as const) {
    const group = travellerGroup(tour, number);
    await reachByTab(group.getByLabel(texts.saved));
    await page.keyboard.type(firstName);
    await expect(group.getByLabel(texts.saved).locator('option:checked')).toHaveText(`${firstName} Lovelace`);
    await expect(group.getByLabel(texts.salutation)).toBeChecked();
    await expect(group.getByLabel(texts.firstName)).toHaveValue(firstName);
    await expect(group.getByLabel(texts.lastName)).toHaveValue('Lovelace');
    await expect(group.getByLabel(texts.birthDate)).toHaveValue(born);
    await expect(group.getByLabel(texts.nationality)).toHaveValue('DE');
  }
  expect(await findA11yViolations(page)).toBe('');
}

async function deleteTravellers({ page, shop, texts }: MemberTour): Promise<void> {
  await page.goto('/de-de/account');
  const people = page.getByRole('region', { name: texts.travellers });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
  await people.getByRole('button', { name: texts.remove('Grace Lovelace') }).click();
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await expect(people).toContainText('Ada Lovelace');
  await people.getByRole('button', { name: texts.remove('Ada Lovelace') }).click();
  await expect(people).toContainText(texts.nobody);
  expect(await findA11yViolations(page)).toBe('');
}

for (const [language, locale, size] of [
  ['de', 'de-DE', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['en', 'en-GB', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`in ${language} at ${size.viewport.width} px`, () => {
    test.use({ locale, ...size });

    test('[FLOW-041] [FLOW-042] [DISC-005] [TRVL-017] a member books at the member price and with saved travellers', {
      tag: language === 'en' ? '@journey' : [],
    }, async ({ page, shop }) => {
      test.setTimeout(180_000);
      const texts = tourTexts[language];
      const tour: MemberTour = { shop, page, texts };
      const email = newMemberAddress();
      await signIn(tour, email);
      await chooseHotel(tour, language === 'de' ? 0 : 2);
      await reachTravellers(tour);
      await enterTravellers(tour);
      await payByCard(tour, email);
      expect(await readDocument(page, texts.invoice)).toContain(texts.discount);
      await confirmNewsletter(tour, email);
      await chooseHotel(tour, language === 'de' ? 1 : 3);
      await reachTravellers(tour);
      await chooseSavedTravellers(tour);
      await deleteTravellers(tour);
    });
  });
}
