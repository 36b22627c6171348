import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { measureOverflow } from '../support/measure-overflow.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';
import { filesOfLeftTrip } from '../support/watch-page.ts';
import { bookOwnTrip } from './book-own-trip.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { stopSupplierAnswers } from './stop-supplier-answers.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));
test.beforeEach(({ watch }) => watch.expectFault(filesOfLeftTrip));

const texts = {
  de: {
    next: 'Weiter zur Stornierung',
    cancel: /stornieren$/,
    underWay: 'Ihre Reise wird storniert',
    agreed: 'Was Sie zurückbekommen, steht schon fest.',
    until: /Rückzahlung: .* Bei Ihnen spätestens am/,
    done: 'Ihre Reise ist storniert',
  },
  en: {
    next: 'Continue to cancel',
    cancel: /^Cancel (?:for|free of charge)/,
    underWay: 'Your trip is being cancelled',
    agreed: 'What you get back is already settled',
    until: /Refund: .* With you at the latest on/,
    done: 'Your trip is cancelled',
  },
} as const;

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const)
  test.describe(`in ${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });

    test('while the supplier is silent a cancelled trip says what comes back and until when, and ends once it answers', async ({
      page,
    }) => {
      test.slow();
      const words = texts[language];
      const trip = await bookOwnTrip(page, { duration: '7', cancel: 'free' });
      const path = `/de-de/my-trips/${trip.checkoutId}`;
      await page.goto(`${path}/cancel`);
      await confirmByCode(page, trip.checkoutId, language);
      const answerAgain = await stopSupplierAnswers(trip);
      try {
        await page.getByRole('link', { name: words.next }).click();
        await page.getByRole('button', { name: words.cancel }).click();
        await expect(page.getByText(words.underWay)).toBeVisible();
        await expect(page.getByText(words.agreed)).toBeVisible();
        await expect(page.getByText(words.until)).toBeVisible();
        expect(await findA11yViolations(page)).toBe('');
        expect(await measureOverflow(page)).toBe(0);
        await page.screenshot({ path: `test-results/silent-supplier-${viewport.width}.png` });
      } finally {
        await answerAgain();
      }
      await expect(async () => {
        await page.goto(path);
        await expect(page.getByText(words.done)).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 60_000 });
    });
  });
