import { countKeys } from '../support/counted-keyboard.ts';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    ask: 'Barrierefreies Zimmer anfragen',
    notSent: 'Die Anfrage ist noch nicht gesendet',
    first: 'Vorname',
    last: 'Nachname',
    email: 'E-Mail-Adresse',
    needs: 'Was das Zimmer haben muss',
    consent: /^Ich willige ein/,
    send: 'Anfrage senden',
    sent: 'Ihre Anfrage ist angekommen',
    back: 'Zurück zum Hotel',
  },
  en: {
    ask: 'Ask for an accessible room',
    notSent: 'The request has not been sent yet',
    first: 'First name',
    last: 'Last name',
    email: 'E-mail address',
    needs: 'What the room must have',
    consent: /^I agree that what I need/,
    send: 'Send request',
    sent: 'Your request has arrived',
    back: 'Back to the hotel',
  },
} as const;

/** Opens the first hotel of a list that offers the request: those with an accessible room have none. */
async function openRequest({ page, main, visit }: Shop, ask: string): Promise<void> {
  await visit('/de-de/search?duration=7&adults=2');
  const paths = await main
    .locator('[data-hotel] h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await visit(path);
    const link = main.getByRole('link', { name: ask }).first();
    if ((await link.count()) === 0) continue;
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: ask })).toBeVisible();
    // The form is one of the page itself and needs no script.
    await page.waitForLoadState();
    return;
  }
  throw new Error('No hotel of the list offers the request');
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const) {
  test.describe(`in ${language}, ${viewport.width} px wide`, () => {
    test.use({ locale, viewport });

    test(`an accessible room is asked for by keyboard, in ${language}`, async ({ page, shop }) => {
      test.setTimeout(120_000);
      const say = words[language];
      const keys = countKeys(page);
      await openRequest(shop, say.ask);
      await shop.expectNoSidewaysScroll();
      expect(await findA11yViolations(page)).toBe('');

      const send = shop.main.getByRole('button', { name: say.send });
      await keys.pressOn(send);
      await expect(shop.main.getByText(say.notSent)).toBeVisible();
      await expect(shop.main.getByLabel(say.first)).toHaveAttribute('aria-invalid', 'true');
      expect(await findA11yViolations(page)).toBe('');
      await shop.expectNoSidewaysScroll();

      await keys.typeInto(shop.main.getByLabel(say.first), 'Ada');
      await keys.typeInto(shop.main.getByLabel(say.last), 'Lovelace');
      await keys.typeInto(shop.main.getByLabel(say.email), `ada-${language}@example.com`);
      await keys.typeInto(shop.main.getByLabel(say.needs), 'Eine Dusche ohne Stufe');
      await keys.pressOn(shop.main.getByRole('checkbox', { name: say.consent }), 'Space');
      await keys.pressOn(send);
      await expect(shop.main.getByText(say.sent)).toBeVisible();
      expect(await findA11yViolations(page)).toBe('');
      await page.screenshot({ path: test.info().outputPath('sent.png'), fullPage: true });

      await keys.pressOn(shop.main.getByRole('link', { name: say.back }));
      await expect(page).toHaveURL(/\/hotel\//);
    });
  });
}
