import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expect, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    filters: /^Filter/,
    night: /Keine Nachtflüge/,
    homeBy: 'Zu Hause bis',
    show: /Hotels? anzeigen/,
    remove: 'Filter Keine Nachtflüge entfernen',
  },
  en: {
    filters: /^Filter/,
    night: /No night flights/,
    homeBy: 'Home by',
    show: /Show \d+ hotels?/,
    remove: 'Remove filter No night flights',
  },
} as const;

/** Minutes after midnight at which the flights of the cards land at home; those on another day have a mark. */
const landings = /(?:Zurück|Back) \d\d:\d\d–(\d\d):(\d\d)(?: (\+1))?/g;

for (const language of ['de', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`a trip without night flights that is home in time is found by keyboard in ${language}`, async ({
      page,
      shop,
    }) => {
      const say = words[language];
      expect(await shop.visit('/de-de/search?duration=7')).toBe(200);
      await shop.takeOver();
      if (shop.isNarrow) await page.getByRole('button', { name: say.filters }).click();
      const box = page.getByRole('checkbox', { name: say.night });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/night=none/);
      await expect(box).toBeChecked();
      await page.getByRole('combobox', { name: say.homeBy }).selectOption('20');
      await expect(page).toHaveURL(/homeBy=20/);
      await expect(page.getByRole('combobox', { name: say.homeBy })).toHaveValue('20');
      if (shop.isNarrow) await page.getByRole('button', { name: say.show }).click();
      const chip = page.getByRole('link', { name: say.remove });
      await expect(chip).toBeVisible();
      const cards = (await page.locator('[data-hotel]').allTextContents()).join('\n');
      const found = [...cards.matchAll(landings)];
      expect(found.length).toBeGreaterThan(0);
      for (const [, hour, minute, nextDay] of found) {
        expect(nextDay).toBeUndefined();
        expect(Number(hour) * 60 + Number(minute)).toBeLessThanOrEqual(20 * 60);
      }
      expect(await findA11yViolations(page)).toBe('');
      await shop.expectNoSidewaysScroll();
      await chip.click();
      await expect(page).not.toHaveURL(/night=none/);
      await expect(page).toHaveURL(/homeBy=20/);
    });
  });
}
