import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { askShopDatabase } from '../support/read-mail.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookTripWithChoice, type TripChoice } from './book-trip-with-choice.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { makeChange } from './make-change.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const texts = {
  de: {
    ticket: 'Ihre neue Reise',
    check: 'Preis prüfen',
    price: 'Preis der Änderung',
    oldTotal: 'Bisheriger Reisepreis',
    newTotal: 'Neuer Reisepreis',
    fee: 'Änderungsgebühr',
    difference: 'Unterschied',
    charge: 'Jetzt zu zahlen',
    refund: 'Sie bekommen zurück',
  },
  en: {
    ticket: 'Your new trip',
    check: 'Check the price',
    price: 'Price of the change',
    oldTotal: 'Price of your trip so far',
    newTotal: 'New price of your trip',
    fee: 'Change fee',
    difference: 'Difference',
    charge: 'To pay now',
    refund: 'You get back',
  },
} as const;

const textOf = async (part: Locator) => (await part.textContent()) ?? '';

async function openChoices(page: Page, id: string, language: keyof typeof texts): Promise<void> {
  await page.goto(`/de-de/my-trips/${id}/change/trip`);
  await confirmByCode(page, id, language);
  await expect(page.getByRole('heading', { name: texts[language].ticket })).toBeVisible();
}

/** The first option of a part that costs more or less than the trip does. @param booked words of the option that is booked, which is listed once for each board */
function findOption(page: Page, part: string, booked: string): Locator {
  return page
    .locator(`${part} a`)
    .filter({ has: page.locator('> span:last-child', { hasText: /^[+−-]\D?[1-9]/ }) })
    .filter({ hasNot: page.getByText(booked, { exact: true }) })
    .first();
}

/** Chooses another room or flight; returns what the trip is called by afterwards. */
async function choose(page: Page, choice: TripChoice): Promise<string> {
  const part = choice === 'room' ? '#rooms' : '#flights';
  const booked = await textOf(page.locator(`${part} a[aria-current] strong`).first());
  const option = findOption(page, part, booked);
  const name =
    choice === 'room'
      ? await textOf(option.locator('strong'))
      : (await textOf(option.locator('strong + span'))).split(' · ')[0];
  await option.click();
  await page.waitForURL(/[?&]offer=/);
  await expect(page.locator(`${part} a[aria-current]`).filter({ hasText: name ?? '' })).not.toHaveCount(0);
  return name ?? '';
}

/** Minor units of each line of a list of amounts, by what it is called; null for a line that is not there. */
async function readAmounts(list: Locator) {
  const lines = await list.locator('dl > div').all();
  const amounts = new Map<string, number>();
  for (const line of lines) {
    const text = await textOf(line.locator('dd'));
    const sign = /^[−-]/.test(text) ? -1 : 1;
    amounts.set(await textOf(line.locator('dt')), sign * Number(text.replace(/\D/g, '')));
  }
  return (name: string) => amounts.get(name) ?? null;
}

const readOrders = (id: string) =>
  askShopDatabase<{ change: string; fee: number; paid: number; refund: number }>(
    `select "order" ->> 'change' as change, ("order" ->> 'fee')::int as fee, ("order" #>> '{price,base}')::int as paid,
            ("order" ->> 'refund')::int as refund
     from booking where trip_booking_id = (select id from booking where checkout_id = $1)`,
    [id],
  );

const things = [
  ['room', 'another room'],
  ['flight', 'another flight'],
] as const;

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    const words = texts[language];

    for (const [choice, thing] of things)
      test(`a trip gets ${thing} for the difference and the fee that its pages say`, async ({ page }) => {
        test.slow();
        const id = await bookTripWithChoice(page, choice);
        await openChoices(page, id, language);
        const name = await choose(page, choice);
        const ticket = await readAmounts(page.getByRole('complementary', { name: words.ticket }));
        const [oldTotal, difference] = [ticket(words.oldTotal) ?? 0, ticket(words.difference) ?? 0];
        expect(difference).not.toBe(0);
        expect(ticket(words.newTotal)).toBe(oldTotal + difference);
        expect(await findA11yViolations(page)).toBe('');
        expect(await measureOverflow(page)).toBe(0);

        await page.getByRole('button', { name: words.check }).click();
        await expect(page.getByRole('table')).toContainText(name);
        const price = await readAmounts(page.getByRole('region', { name: words.price }));
        const fee = price(words.fee) ?? 0;
        const owed = (price(words.newTotal) ?? 0) - oldTotal + fee;
        expect([price(words.oldTotal), fee]).toEqual([oldTotal, ticket(words.fee)]);
        expect([price(words.charge), price(words.refund)]).toEqual([
          owed > 0 ? owed : null,
          owed < 0 ? -owed : null,
        ]);
        expect(await findA11yViolations(page)).toBe('');
        expect(await measureOverflow(page)).toBe(0);

        await makeChange(page, language, [name]);
        const change = choice === 'room' ? 'room' : 'flights';
        const [paid, refund] = [Math.max(owed, 0), Math.max(-owed, 0)];
        expect(await readOrders(id)).toEqual([{ change, fee, paid, refund }]);
      });
  });
