import type { Page } from '@playwright/test';
import { dayAt, formatDay } from '../../../src/domain/time/calendar-day.ts';
import { bookOwnTrip, type OwnTrip } from '../my-trips/book-own-trip.ts';
import { confirmByKeys } from '../my-trips/confirm-by-code.ts';
import { countKeys } from '../support/counted-keyboard.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { signInByKeys } from '../support/sign-in-as.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { makeStaffAccount } from '../support/staff-account.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const texts = {
  de: {
    bookings: 'Buchungen',
    search: 'Nummer, Name, E-Mail oder Telefon',
    amount: /^Betrag, höchstens/,
    reason: 'Begründung (steht im Verlauf)',
    give: 'Aus Kulanz erstatten',
    tooShort: /mindestens \d+ Zeichen/,
    done: 'Erledigt. Der Verlauf zeigt gleich das Ergebnis.',
    note: 'Notiz zur Buchung',
    addNote: 'Notiz hinzufügen',
    refunded: /aus Kulanz · erstattet/,
    raise: 'Preis einer Reise erhöhen',
    increase: /^Erhöhung für die ganze Buchung/,
    cause: 'Grund',
    taxes: 'Steuern',
    calculation: /^Berechnung/,
    send: 'Preis erhöhen und mitteilen',
    entered: 'Die Erhöhung ist eingetragen.',
    raised: 'Der Preis Ihrer Reise steigt',
    understood: 'Verstanden',
    thanks: 'Danke, das ist erledigt',
    pay: 'Jetzt bezahlen',
  },
  en: {
    bookings: 'Bookings',
    search: 'Number, name, e-mail or phone',
    amount: /^Amount, at most/,
    reason: 'Reason (shown in the timeline)',
    give: 'Refund as goodwill',
    tooShort: /at least \d+ characters/,
    done: 'Done. The timeline will show the result.',
    note: 'Note on the booking',
    addNote: 'Add note',
    refunded: /as goodwill · refunded/,
    raise: 'Raise the price of a trip',
    increase: /^Increase for the whole booking/,
    cause: 'Reason',
    taxes: 'Taxes',
    calculation: /^Calculation/,
    send: 'Raise the price and tell the traveller',
    entered: 'The increase is entered.',
    raised: 'The price of your trip is going up',
    understood: 'Understood',
    thanks: 'Thank you',
    pay: 'Pay now',
  },
} as const;
type Words = (typeof texts)[keyof typeof texts];

/** Signs in and walks from the start to the file of a booking. */
async function openFile(page: Page, words: Words, { number }: OwnTrip): Promise<void> {
  const keys = countKeys(page);
  await signInByKeys(page, await makeStaffAccount('service'));
  await keys.pressOn(page.getByRole('navigation').getByRole('link', { name: words.bookings }));
  await keys.typeInto(page.getByLabel(words.search), number);
  await keys.press('Enter');
  await keys.pressOn(page.getByRole('main').getByRole('link', { name: number }));
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/** Days that are far enough ahead for a raise of the price. */
function searchAhead() {
  const from = dayAt(new Date()) + 60;
  return { duration: '7', departureDate: formatDay(from), returnDate: formatDay(from + 40) };
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`by keyboard alone, in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const words = texts[language];

    test('staff refund a part as goodwill, with a reason, and leave a note', async ({ page, watch }) => {
      test.slow();
      // What is refused is answered by the form with what is wrong.
      watch.expectFault(/^answer 400: .*\/decision$/);
      const trip = await bookOwnTrip(page, { duration: '7' });
      const keys = countKeys(page);
      await openFile(page, words, trip);
      await expectUsable(page);
      // Without a reason nothing is refunded, and nothing of the form is lost.
      await keys.typeInto(page.getByLabel(words.amount), '25');
      await keys.pressOn(page.getByRole('button', { name: words.give }));
      const reason = page.locator('#goodwill-note');
      await expect(reason).toBeFocused();
      await expect(page.getByText(words.tooShort)).toBeVisible();
      await expect(page.getByLabel(words.amount)).toHaveValue('25');
      await expectUsable(page);
      await page.screenshot({ path: `test-results/goodwill-refused-${viewport.width}.png`, fullPage: true });
      await keys.type('Two days without hot water');
      await keys.pressOn(page.getByRole('button', { name: words.give }));
      await expect(page.getByText(words.done)).toBeVisible();
      await keys.typeInto(page.getByLabel(words.note), 'The guest was glad about the call.');
      await keys.pressOn(page.getByRole('button', { name: words.addNote }));
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(words.refunded)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 });
      for (const said of ['Two days without hot water', 'The guest was glad about the call.'])
        await expect(page.getByText(said).last()).toBeVisible();
      await expectUsable(page);
      await page.screenshot({ path: `test-results/goodwill-${viewport.width}.png`, fullPage: true });
      const rows = await askShopDatabase<{ amount: string; state: string }>(
        'select amount::text, state from due_refund where booking_id = $1',
        [trip.id],
      );
      expect(rows).toEqual([{ amount: '2500', state: 'refunded' }]);
    });

    test('staff raise the price of a trip, and its traveller answers', async ({ page }) => {
      test.slow();
      const trip = await bookOwnTrip(page, searchAhead());
      const keys = countKeys(page);
      await openFile(page, words, trip);
      await keys.pressOn(page.getByRole('link', { name: words.raise }));
      await expect(page.getByRole('heading', { level: 1, name: words.raise })).toBeVisible();
      await expectUsable(page);
      await keys.typeInto(page.getByLabel(words.increase), '12');
      await keys.reach(page.getByLabel(words.cause));
      await keys.type(words.taxes);
      await expect(page.getByLabel(words.cause)).toHaveValue('taxes');
      const calculation = '2 x 6 € airport tax since 1 December';
      await keys.typeInto(page.getByLabel(words.calculation), calculation);
      await page.screenshot({ path: `test-results/price-raise-${viewport.width}.png`, fullPage: true });
      await keys.pressOn(page.getByRole('button', { name: words.send }));
      await expect(page.getByText(words.entered)).toBeVisible();
      await expectUsable(page);

      let link = '';
      await expect
        .poll(
          async () => {
            const [mail] = await askShopDatabase<{ text: string }>(
              `select content ->> 'text' as text from mail where content ->> 'text' like '%/my-trips/' || $1 || '/notice/%'`,
              [trip.checkoutId],
            );
            link = /https?:\/\/\S+\/notice\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
            return link;
          },
          { timeout: 30_000 },
        )
        .not.toBe('');
      const { pathname, search } = new URL(link);
      await page.goto(pathname + search);
      await expect(page.getByRole('heading', { level: 1, name: words.raised })).toBeVisible();
      await expect(page.getByText(calculation)).toBeVisible();
      await expectUsable(page);
      await page.screenshot({ path: `test-results/price-raised-${viewport.width}.png`, fullPage: true });
      await confirmByKeys(page, trip.checkoutId, language);
      await keys.pressOn(page.getByRole('button', { name: words.understood }));
      await expect(page.getByText(words.thanks)).toBeVisible();
      await expectUsable(page);
      await page.goto(`/de-de/my-trips/${trip.checkoutId}`);
      await expect(page.getByRole('link', { name: words.pay })).toBeVisible();
      await expectUsable(page);
      await page.screenshot({ path: `test-results/price-raised-trip-${viewport.width}.png`, fullPage: true });
    });
  });
