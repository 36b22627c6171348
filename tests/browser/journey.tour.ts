import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from './support/find-a11y-violations.ts';
import { reachByTab } from './support/reach-by-tab.ts';
import { expect, shopOrigin, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';
import {
  chooseTrip,
  filterHotels,
  findHotels,
  journeyTexts,
  moveOn,
  readAmount,
  type Traveller,
} from './support/traveller.ts';

// One after the other: they set how the workshop's one supplier answers.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: async ({ brandKey }, use) => {
    await use(shopOrigin(brandKey, 'WORKSHOP_PORT'));
  },
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ page }) => skipPainting(page));
test.afterEach(({ page }) => setSupplierFault(page, ''));

/** Sets how the supplier answers a request for a price; '' for the real price. */
async function setSupplierFault(
  page: Page,
  fault: '' | '5 per cent more expensive' | 'sold out',
): Promise<void> {
  const service = await page.context().newPage();
  await service.goto('/_supplier');
  const form = service.locator('form', { hasText: /^verify/ });
  await form.getByRole('combobox').selectOption(fault);
  await form.getByRole('button').click();
  await expect(form.getByRole('combobox')).toHaveValue(fault);
  await service.close();
}

const click = (what: Locator) => what.click();

/** The value of a term in a description list. */
function termIn(within: Page | Locator, term: string): Locator {
  const page = 'page' in within ? within.page() : within;
  return within.locator('dl > div', { has: page.getByText(term, { exact: true }) }).locator('dd');
}

/** What the ticket of the checkout says of a term. */
const findTerm = (page: Page, term: string): Locator =>
  page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd');

/**
 * Continues with a supplier that has become more expensive: the old price, the new one and its reason, and the checkout
 * after the shopper accepts.
 */
async function agreeToHigherPrice(traveller: Traveller): Promise<void> {
  const { page, words, press } = traveller;
  await setSupplierFault(page, '5 per cent more expensive');
  const seen = await page.locator('#trip').textContent();
  await moveOn(traveller);
  const dialog = page.getByRole('dialog', { name: words.changed });
  await expect(dialog).toContainText(words.reason);
  const before = (await termIn(dialog, words.before).textContent()) ?? '';
  const now = readAmount(await termIn(dialog, words.now).textContent());
  expect(seen).toContain(before);
  expect(now / readAmount(before)).toBeCloseTo(1.05, 2);
  expect(await findA11yViolations(page)).toBe('');
  await press(dialog.getByRole('button', { name: words.accept }));
  await expect(page).toHaveURL(/\/de-de\/booking\/[\w-]+\/ancillaries/);
  await expect(page.getByRole('heading', { level: 1, name: words.extras })).toBeVisible();
  const total = readAmount(await findTerm(page, words.total).textContent());
  // What is agreed to is written in whole units, what is charged to the cent.
  expect(Math.abs(total - now)).toBeLessThan(100);
  expect(await findA11yViolations(page)).toBe('');
}

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['en', 'en-GB'],
] as const) {
  for (const [device, size] of [
    ['desktop', { viewport: { width: 1440, height: 900 } }],
    ['mobile', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    test.describe(`in ${language} on ${device}`, () => {
      test.use({ locale, ...size });

      test('[SHELL-008][SHELL-009][MASK-001][MASK-020][LIST-022][CAL-004][OFFER-009][OFFER-026][CREATE-011] a trip is found, changed, becomes more expensive, is accepted and is in the checkout at that price', {
        tag: (language === 'de') === (device === 'desktop') ? '@journey' : [],
      }, async ({ page }) => {
        const words = journeyTexts[language];
        const traveller = { page, words, isNarrow: device === 'mobile', press: click, pressDay: click };
        await findHotels(traveller);
        await filterHotels(traveller);
        await chooseTrip(traveller);
        await agreeToHigherPrice(traveller);
        await expect(page).toHaveURL(/\/booking\/[\w-]{22}\/ancillaries$/);
      });
    });
  }
}

test('the keyboard alone leads from the home page to the checkout', async ({ page }) => {
  const words = journeyTexts.de;
  const press = async (what: Locator) => {
    await reachByTab(what);
    const isBox = (await what.getAttribute('type')) === 'checkbox';
    await page.keyboard.press(isBox ? 'Space' : 'Enter');
  };
  const pressDay = async (day: Locator) => {
    const month = page.getByRole('grid');
    await reachByTab(month.locator('button[tabindex="0"]'));
    const wanted = await day.getAttribute('data-day');
    await page.keyboard.press('Home');
    for (let moves = 0; moves < 31; moves += 1) {
      const at = await month.locator(':focus').getAttribute('data-day');
      if (at === wanted) break;
      await page.keyboard.press(Number(at) < Number(wanted) ? 'ArrowRight' : 'ArrowLeft');
    }
    await page.keyboard.press('Enter');
  };
  const traveller = { page, words, isNarrow: false, press, pressDay };
  await findHotels(traveller);
  await filterHotels(traveller);
  await chooseTrip(traveller);
  await agreeToHigherPrice(traveller);
});

test('[OFFER-028][OFFER-030] a trip that has just been sold gives way to the nearest one, which can be booked', async ({
  page,
}) => {
  const words = journeyTexts.de;
  const traveller = { page, words, isNarrow: false, press: click, pressDay: click };
  await findHotels(traveller);
  await page.locator('[data-hotel]').first().getByRole('heading').getByRole('link').click();
  await setSupplierFault(page, 'sold out');
  const analyticsRequest = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('offer_unavailable'),
  );
  await moveOn(traveller);
  const dialog = page.getByRole('dialog', { name: words.sold });
  await expect(dialog).toContainText(words.soldReason);
  await analyticsRequest;
  expect(await findA11yViolations(page)).toBe('');
  const nearest = dialog.getByRole('link').first();
  const offer = new URL((await nearest.getAttribute('href')) ?? '', page.url()).searchParams.get('offer');
  await setSupplierFault(page, '');
  await nearest.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('offer')).toBe(offer);
  await expect(dialog).toBeHidden();
  await moveOn(traveller);
  await expect(page.getByRole('heading', { level: 1, name: words.extras })).toBeVisible();
});
