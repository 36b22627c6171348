import type { Page } from '@playwright/test';
import { countKeys } from '../support/counted-keyboard.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInByKeys } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { announce } from './announce-change.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { bookWithExtras } from './book-with-extras.ts';
import { codeWords, confirmByKeys } from './confirm-by-code.ts';
import { searchOwnDays, theCheapest } from './search-own-days.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const texts = {
  de: {
    alternatives: 'Lieber reisen? Ihre Alternativen',
    agree: /^(?:Reise verbindlich|Kostenlos) ändern$/,
    changed: 'Ihre Reise ist geändert',
    toTrip: 'Zu Ihrer Reise',
    thanks: 'Danke, Ihre neue Wahl ist gebucht.',
    change: 'Reise ändern',
    handOver: 'Reise an jemand anderen übertragen',
    second: /^Reisende.* 2/,
    firstName: 'Vorname',
    lastName: 'Nachname',
    birthDate: 'Geburtsdatum',
    born: '1.2.1990',
    nationality: 'Staatsangehörigkeit',
    check: 'Änderung prüfen',
    method: /Lastschrift/,
    holder: 'Kontoinhaber',
    pay: /^Ändern und bezahlen/,
  },
  en: {
    alternatives: 'Would you rather travel? Your alternatives',
    agree: /^Change (?:my trip|free of charge)$/,
    changed: 'Your trip is changed',
    toTrip: 'Go to your trip',
    thanks: 'Thank you, your new choice is booked.',
    change: 'Change your trip',
    handOver: 'Hand the trip over to somebody else',
    second: /^Traveller.* 2/,
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    born: '01/02/1990',
    nationality: 'Nationality',
    check: 'Review the change',
    method: /direct debit/i,
    holder: 'Account holder',
    pay: /^Change and pay/,
  },
} as const;
type Words = (typeof texts)[keyof typeof texts];

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`by keyboard alone, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const words = texts[language];

    test('another hotel is taken in place of an overbooked one', async ({ page }) => {
      test.slow();
      const { checkoutId } = await bookOwnTrip(page, searchOwnDays(language === 'de' ? 0 : 1), theCheapest);
      const path = await announce(checkoutId, { kind: 'hotel-overbooked' });
      const keys = countKeys(page);
      await page.goto(path);
      const alternatives = page.getByRole('region', { name: words.alternatives });
      await expect(alternatives.getByRole('listitem').first()).toBeVisible();
      await expectUsable(page);
      await confirmByKeys(page, checkoutId, language);
      await expectUsable(page);
      const other = alternatives.getByRole('listitem').nth(1);
      const hotel = (await other.getByRole('heading').textContent()) ?? '?';
      await keys.pressOn(other.getByRole('button'));
      await expect(page.getByRole('table')).toContainText(hotel);
      await expectUsable(page);
      await agreeOrPay(page, words);
      await expect
        .poll(
          async () => {
            await page.goto(path);
            return page.getByText(words.thanks).isVisible();
          },
          { timeout: 30_000 },
        )
        .toBe(true);
      await expectUsable(page);
    });

    test('a trip is handed over', async ({ page }) => {
      test.slow();
      const { checkoutId } = await bookWithExtras(page, [], { duration: '7', cancel: 'free' });
      const keys = countKeys(page);
      await page.goto(`/de-de/my-trips/${checkoutId}`);
      await keys.pressOn(page.getByRole('link', { name: words.change, exact: true }));
      await keys.pressOn(page.getByRole('link', { name: words.handOver }));
      await expect(page.getByRole('button', { name: codeWords[language].send })).toBeVisible();
      await expectUsable(page);
      await confirmByKeys(page, checkoutId, language);
      const second = page.getByRole('group', { name: words.second });
      await keys.pressOn(second.getByRole('checkbox'), 'Space');
      await expect(second.getByLabel(words.firstName)).toBeVisible();
      await expectUsable(page);
      await keys.pressOn(second.getByRole('radio').first(), 'Space');
      await keys.typeInto(second.getByLabel(words.firstName), 'Eve');
      await keys.typeInto(second.getByLabel(words.lastName), 'Sommer');
      await keys.typeInto(second.getByLabel(words.birthDate), words.born);
      await keys.reach(second.getByLabel(words.nationality));
      await keys.press('ArrowDown');
      await keys.pressOn(page.getByRole('button', { name: words.check }));
      await expect(page.getByRole('cell', { name: 'Eve Sommer' })).toBeVisible();
      await expectUsable(page);
      await agreeOrPay(page, words);
      await keys.pressOn(page.getByRole('link', { name: words.toTrip, exact: true }));
      await expect(page.getByRole('main')).toContainText('Eve Sommer');
    });
  });

/** Agrees to the change that the page shows, or pays what it costs from an account. */
async function agreeOrPay(page: Page, words: Words): Promise<void> {
  const keys = countKeys(page);
  const agreeing = page.getByRole('button', { name: words.agree });
  if ((await agreeing.count()) > 0) await keys.pressOn(agreeing);
  else {
    const method = page.getByRole('radio', { name: words.method });
    await keys.reach(page.getByRole('radio').first());
    for (let times = 0; times < 9 && !(await method.isChecked()); times += 1) await keys.press('ArrowDown');
    await keys.typeInto(page.getByLabel('IBAN'), 'DE89370400440532013000');
    await keys.typeInto(page.getByLabel(words.holder), 'Ada Lovelace');
    await expectUsable(page);
    await keys.pressOn(page.getByRole('button', { name: words.pay }));
  }
  await expect(page.getByRole('heading', { name: words.changed })).toBeVisible({ timeout: 60_000 });
  await expectUsable(page);
}

for (const width of [390, 1440])
  test.describe(`by keyboard alone, in German at ${width} px`, () => {
    test.use({ locale: 'de-DE', viewport: { width, height: 900 } });

    test('staff open an incident and write to the bookings that it hits', async ({ page }) => {
      test.slow();
      const hotel = `Haus ohne Dach ${width} ${Date.now().toString(36)}`;
      const { checkoutId } = await bookOwnTrip(page, { duration: '7' });
      await askShopDatabase(
        `update booking set "order" = jsonb_set("order", '{trip,hotel,name}', to_jsonb($2::text)) where checkout_id = $1`,
        [checkoutId, hotel],
      );
      const keys = countKeys(page);
      await signInByKeys(page, await makeStaffAccount('service'));
      await keys.pressOn(page.getByRole('navigation').getByRole('link', { name: 'Buchungen' }));
      await keys.pressOn(page.getByRole('link', { name: 'Mitteilungen' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Mitteilungen' })).toBeVisible();
      await expectUsable(page);
      await keys.pressOn(page.getByRole('link', { name: 'Störfall melden' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Störfall' })).toBeVisible();
      await expectUsable(page);
      await keys.typeInto(page.getByLabel('Hotel'), hotel);
      await keys.press('Enter');
      await expect(page.getByRole('heading', { name: 'Betroffene Buchungen: 1' })).toBeVisible();
      await expectUsable(page);
      await keys.typeInto(page.getByLabel('Name des Störfalls'), 'Sturm');
      const message = 'Ein Sturm hat das Dach Ihres Hotels beschädigt.';
      await keys.typeInto(page.getByLabel('Nachricht an die Reisenden'), message);
      await keys.reach(page.getByLabel('Was wir vorschlagen'));
      await keys.type('Kostenfreie');
      await expect(page.getByLabel('Was wir vorschlagen')).toHaveValue('refund');
      await keys.pressOn(page.getByRole('button', { name: '1 Buchung anschreiben' }));
      await expect(page.getByText('1 Buchung wird angeschrieben.')).toBeVisible();
      await expectUsable(page);
      const readMails = async () => {
        const mails = await askShopDatabase<{ text: string }>(
          `select content ->> 'text' as text from mail where content ->> 'text' like '%/my-trips/' || $1 || '/notice/%'`,
          [checkoutId],
        );
        return mails.map(({ text }) => text);
      };
      await expect.poll(readMails, { timeout: 30_000 }).toEqual([expect.stringContaining(message)]);
      await page.goto(`/de-de/my-trips/${checkoutId}`);
      await expect(page.getByRole('heading', { name: 'Wichtige Nachricht zu Ihrer Reise' })).toBeVisible();
      await expectUsable(page);
    });
  });
