import type { Page } from '@playwright/test';
import { beginCheckout, buildTravellers } from './support/checkout-steps.ts';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => skipPainting(page));

const words = {
  de: {
    showTrip: 'Reise ansehen',
    change: 'Reisende oder Termin ändern',
    party: 'Reisende ändern',
    children: 'Kinder',
    born: 'Geburtsdatum von Kind 1',
    age: 'Alter von Kind 1 bei Reiseantritt',
    apply: 'Neuen Preis zeigen',
    oneChild: /1 Kind/,
    moveOn: 'Weiter zur Buchung',
    goOn: /^(Für .+ weiter|Trotzdem weiter)/,
    before: /Vor Ihrer Änderung: [\d\s]+\.\d\d\s€/,
    taxi: 'Ferientaxi',
    changed: /Der Gesamtpreis hat sich geändert/,
    back: 'Zurück zum Hotel',
  },
  en: {
    showTrip: 'Show trip',
    change: 'Change travellers or dates',
    party: 'Change travellers',
    children: 'Children',
    born: 'Birth date of child 1',
    age: 'Age of child 1 when travelling',
    apply: 'Show new price',
    oneChild: /1 child/,
    moveOn: 'Continue to booking',
    goOn: /^Continue for /,
    before: /Before your change: [\d,.\s]+\.\d\d\s€/,
    taxi: 'Holiday taxi',
    changed: /The price has changed/,
    back: 'Back to the hotel',
  },
} as const;
type Say = (typeof words)[keyof typeof words];

/** The ticket is next to the step; on a phone the bar at the bottom opens it. */
async function openTicket(page: Page, shop: Shop, say: Say): Promise<void> {
  if (shop.isNarrow) await page.locator('[popovertarget="checkout-ticket"]').first().click();
  await expect(page.getByRole('link', { name: say.change })).toBeVisible();
}

/** Continues to the checkout, and agrees to another price where the supplier has one. */
async function moveOn(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say.moveOn }).first().click();
  const accept = page.getByRole('button', { name: say.goOn });
  await Promise.race([page.waitForURL(/\/ancillaries/), accept.waitFor()]);
  if (!page.url().includes('/ancillaries')) await accept.click();
  await page.waitForURL(/\/ancillaries/);
}

for (const language of ['de', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`one child more is booked from within the checkout, with extras and names as entered, in ${language}`, async ({
      brandKey,
      page,
      shop,
    }) => {
      const say = words[language];
      const checkout = await beginCheckout(page, { duration: '7', rooms: 'family' });
      expect(await shop.visit(`${checkout}/ancillaries`)).toBe(200);
      await shop.takeOver();
      await expect(page.getByRole('link', { name: say.back })).toBeVisible();
      const saved = page.waitForResponse((answer) => answer.url().includes('/set-ancillaries'));
      await page.locator('label', { hasText: say.taxi }).click();
      await saved;
      await buildTravellers(page, checkout);
      for (const step of ['info', 'customer_payment', 'ancillaries']) {
        expect(await shop.visit(`${checkout}/${step}`)).toBe(200);
        await shop.takeOver();
        await openTicket(page, shop, say);
        await shop.expectNoSidewaysScroll();
      }
      await page.getByRole('link', { name: say.change }).click();
      await expect(page).toHaveURL(/\/hotel\/.*offer=/);
      await page.waitForLoadState();
      await shop.takeOver();
      await page.locator('summary', { hasText: say.party }).first().click();
      await page.getByRole('combobox', { name: say.children }).selectOption('1');
      const isByAge = brandKey === 'tagwind';
      if (isByAge) await page.getByLabel(say.age).selectOption('7');
      else await page.getByLabel(say.born).fill('2019-05-06');
      // The header would lie over half of what is scrolled below it.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await findA11yViolations(page)).toBe('');
      await shop.expectNoSidewaysScroll();
      await page.getByRole('button', { name: say.apply }).click();
      await expect(page).toHaveURL(isByAge ? /children=7/ : /children=2019-05-06/);
      await expect(page.locator('#trip')).toContainText(say.oneChild);
      await expect(page.locator('#trip')).toContainText(say.changed);
      await expect(page.locator('summary', { hasText: say.party }).first()).toBeFocused();
      await moveOn(page, say);
      expect(page.url()).not.toContain(checkout);
      await expect(page.locator('#checkout-ticket')).toContainText(say.before);
      await expect(page.locator('#checkout-ticket')).toContainText(say.oneChild);
      await expect(page.locator('label', { hasText: say.taxi }).getByRole('radio')).toBeChecked();
      await page.goto(page.url().replace(/ancillaries.*/, 'info'));
      const names = await page
        .locator('input[name$="fname"]')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
      expect(names.slice(0, 2).every((name) => name !== '')).toBe(true);
      expect(names[2]).toBe('');
      expect(await findA11yViolations(page)).toBe('');
    });
  });
}
