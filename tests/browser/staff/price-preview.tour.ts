import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, shopPort, test } from '../support/shop.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { makeStaffAccount } from '../support/staff-account.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A trip that is sold, as staff fill it in. */
interface SoldTrip {
  readonly hotel: string;
  readonly from: string;
  readonly airport: string;
}

for (const [locale, width, words] of [
  [
    'de-DE',
    390,
    {
      open: 'Was Preisregeln bewirken',
      hotel: 'Hotel (Giata-Nummer)',
      from: 'Abreise',
      airport: 'Abflughafen; leer: Land der Marke',
      channel: 'Vertriebsweg',
      phone: 'Telefon',
      day: 'Auch gebucht am',
      ask: 'Preis zeigen',
      bought: 'Preis des Lieferanten',
      charged: 'Preis im Shop',
      noRules: 'Diese Marke hat keine Preisregeln.',
    },
  ],
  [
    'en-GB',
    1440,
    {
      open: 'What price rules do',
      hotel: 'Hotel (Giata id)',
      from: 'Departure',
      airport: 'Departure airport; empty: country of the brand',
      channel: 'Sales channel',
      phone: 'Phone',
      day: 'Also booked on',
      ask: 'Show price',
      bought: 'Supplier’s price',
      charged: 'Price in the shop',
      noRules: 'This brand has no price rules.',
    },
  ],
] as const)
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });

    test('staff see each step of a trip’s price by the rules of two days of booking', {
      tag: '@access',
    }, async ({ page, shop }) => {
      const found = await page.request.get(
        `http://localhost:${shopPort()}${shop.home}/ajax/mixed-resultlist?duration=7&airports=any`,
      );
      const [{ offer }] = (await found.json()).results;
      const trip: SoldTrip = {
        hotel: String(offer.hotelId),
        from: offer.departureFlight?.date ?? offer.checkIn,
        airport: offer.departureAirport?.code ?? '',
      };
      await signInAs(page, await makeStaffAccount('service'));
      await page.goto('/_office/supply');
      await page.getByRole('link', { name: words.open }).click();
      await page.getByLabel(words.hotel).fill(trip.hotel);
      await page.getByLabel(words.from, { exact: true }).fill(trip.from);
      await page.getByLabel(words.airport).fill(trip.airport);
      await page.getByLabel(words.channel).selectOption(words.phone);
      await page.getByLabel(words.day).fill('2027-01-15');
      await page.getByRole('button', { name: words.ask }).click();
      const table = page.getByRole('table');
      const first = table.getByRole('row', { name: words.bought }).getByRole('cell');
      const last = table.getByRole('row', { name: words.charged }).getByRole('cell');
      // Without rules a trip costs what the supplier asks, on each day.
      await expect(first).toHaveCount(2);
      expect(await last.allTextContents()).toEqual(await first.allTextContents());
      await expect(page.getByText(words.noRules)).toBeVisible();
      await page.screenshot({ path: `test-results/price-preview-${width}.png`, fullPage: true });
      expect(await findA11yViolations(page)).toBe('');
      expect(await measureOverflow(page)).toBe(0);
    });
  });
