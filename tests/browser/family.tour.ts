import type { Page } from '@playwright/test';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    limit: /^Filter bis 4\.000\s€ für alle entfernen$/,
    total: /([\d.]+)\s€ (?:ins)?gesamt für 5 Personen/,
    party: '2 Erwachsene, 3 Kinder',
    rooms: 'passt für Sie alle 5',
    moveOn: 'Weiter zur Buchung',
    goOn: /^(Für .+ weiter|Trotzdem weiter)/,
    title: 'Ihre persönlichen Daten',
    adult: 'Erwachsener 1',
    child: 'Kind 1',
    teenager: 'Jugendlicher',
    surname: 'Nachname',
    academicTitle: /^Titel/,
    same: 'Gleicher Nachname wie erste Person',
    born: 'Geburtsdatum',
  },
  en: {
    limit: /^Remove filter up to 4\.000\s€ for all$/,
    total: /([\d.]+)\s€ total for 5 travellers/,
    party: '2 adults, 3 children',
    rooms: 'fits all 5 of you',
    moveOn: 'Continue to booking',
    goOn: /^Continue for /,
    title: 'Your personal data',
    adult: 'Adult 1',
    child: 'Child 1',
    teenager: 'Teenager',
    surname: 'Last name',
    academicTitle: /^Title/,
    same: 'Same surname as first traveller',
    born: 'Date of birth',
  },
} as const;
type Words = (typeof words)['de' | 'en'];

/** What each card of the list costs the family, in whole euros. */
async function readTotals(page: Page, say: Words): Promise<number[]> {
  const texts = await page.locator('main article, main li').allTextContents();
  return texts.flatMap((text) => {
    const [, total] = say.total.exec(text) ?? [];
    return total === undefined ? [] : [Number(total.replaceAll('.', ''))];
  });
}

/** Continues to the booking, also where the supplier has another price by now. */
async function moveOn(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: say.moveOn }).first().click();
  const goOn = page.getByRole('button', { name: say.goOn });
  await Promise.race([page.waitForURL(/\/booking\//), goOn.waitFor()]);
  if (!page.url().includes('/booking/')) await goOn.click();
  await page.waitForURL(/\/booking\/[\w-]+\//);
}

/** Shows the travellers' form and what is in it of a family of five. */
async function fillFamily(page: Page, shop: Shop, say: Words): Promise<void> {
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  await expect(group(say.adult).getByLabel(say.academicTitle)).toBeVisible();
  for (const name of [say.child, say.teenager]) {
    await expect(group(name).getByLabel(say.academicTitle)).toHaveCount(0);
    await expect(group(name).getByLabel(say.born)).toHaveValue('');
  }
  const child = group(say.child).getByLabel(say.surname, { exact: true });
  await group(say.child).getByRole('button', { name: say.same }).click();
  await expect(group(say.adult).getByLabel(say.surname, { exact: true })).toBeFocused();
  await page.keyboard.type('Berg');
  await group(say.child).getByRole('button', { name: say.same }).click();
  await expect(child).toHaveValue('Berg');
  await child.fill('Berg-Sommer');
  await expect(child).toHaveValue('Berg-Sommer');
  await shop.expectNoSidewaysScroll();
  // On a phone first and last name share a line.
  const [first, last] = await group(say.child)
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => Math.round(input.getBoundingClientRect().top)));
  expect(last).toBe(first);
}

for (const [language, locale, viewport] of [
  ['de', 'de-DE', { width: 390, height: 844 }],
  ['en', 'en-GB', { width: 1440, height: 900 }],
] as const) {
  test.describe(`in ${language}, ${viewport.width} px wide`, () => {
    test.use({ locale, viewport });

    test(`a family of five comes by a link with ages and 4,000 for all, and reaches the travellers' form, in ${language}`, {
      tag: language === 'de' ? '@journey' : [],
    }, async ({ page, shop }) => {
      test.setTimeout(120_000);
      const say = words[language];
      const shoot = (name: string) =>
        page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
      await shop.visit('/de-de/search?duration=7&adults=2&children=4,9,13&maxTotal=4000');
      await shop.takeOver();
      const totals = await readTotals(page, say);
      expect(totals.length).toBeGreaterThan(0);
      expect(Math.max(...totals)).toBeLessThanOrEqual(4000);
      await expect(page.getByRole('link', { name: say.limit })).toBeVisible();
      await shoot('list');

      const mask = shop.main.locator('search');
      if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
      await mask.locator('button[type="submit"]').click();
      await expect(page).toHaveURL(/children=13%2C9%2C4|children=13,9,4/);
      await shop.visitHome();
      await shop.takeOver();
      await expect(shop.main.locator('search').getByText(say.party).filter({ visible: true })).toBeVisible();

      await shop.visit('/de-de/search?duration=7&adults=2&children=4,9,13&maxTotal=4000&sort=price');
      await shop.takeOver();
      await page.locator('main h2 a, main h3 a').first().click();
      await expect(page).toHaveURL(/\/hotel\/.*children=/);
      await page.waitForLoadState();
      await shop.takeOver();
      await expect(page.getByText(say.rooms).first()).toBeVisible();
      await expect(page.locator('#trip')).toContainText(say.total);
      await shoot('hotel');
      await moveOn(page, say);
      await shop.visit(new URL(page.url()).pathname.replace(/[^/]+$/, 'info'));
      await shop.takeOver();
      await fillFamily(page, shop, say);
      await shoot('travellers');
      expect(await findA11yViolations(page)).toBe('');
    });
  });
}
