import type { Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { reachByTab } from '../support/reach-by-tab.ts';
import { expect, type Shop, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // German on a phone, English on a desktop.
  locale: ({ viewport }, use) => use((viewport?.width ?? 0) < 768 ? 'de-DE' : 'en-GB'),
});
test.beforeEach(({ page }) => skipPainting(page));

const germanWords = {
  stops: /(direkt|\d Stopps?)/,
  centre: /zum\sZentrum/,
  free: /Kostenlos stornierbar bis (.+)/,
  heart: / merken und vergleichen$/,
  past: 'Was diese Reise zuletzt gekostet hat',
  table: 'Alle Preise als Tabelle',
  take: /^Zur Reise/,
  board: 'Verpflegung',
  cancellation: 'Stornierung',
};
const englishWords: typeof germanWords = {
  stops: /(direct|\d stops?)/,
  centre: /to\sthe\scentre/,
  free: /Free cancellation until (.+)/,
  heart: / to favourites and compare$/,
  past: 'What this trip has cost lately',
  table: 'All prices as a table',
  take: /^Take this one/,
  board: 'Board',
  cancellation: 'Cancellation',
};
const wordsOf = ({ isNarrow }: Pick<Shop, 'isNarrow'>) => (isNarrow ? germanWords : englishWords);

/** Opens the list in the language of the window. */
async function openList(shop: Shop): Promise<typeof germanWords> {
  const words = wordsOf(shop);
  await shop.visit('/de-de/search?duration=7&cancel=free');
  await shop.takeOver();
  return words;
}

const cards = (page: Page) => page.locator('[data-hotel]');

test('[LIST-017] [LIST-022] what a card says of its trip is what the ticket of the hotel says', async ({
  page,
  shop,
}) => {
  const words = await openList(shop);
  const card = cards(page).filter({ hasText: words.centre }).first();
  await expect(card).toContainText(words.stops);
  const [, freeUntil = ''] =
    words.free.exec((await card.locator('p', { hasText: words.free }).textContent()) ?? '') ?? [];
  expect(freeUntil).not.toBe('');
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.locator('#trip')).toContainText(words.free);
  await expect(page.locator('#trip')).toContainText(freeUntil);
});

test('[OFFER-037] the prices of the last days are read by keyboard', async ({ page, shop }) => {
  const words = await openList(shop);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const past = page.getByRole('region', { name: words.past });
  // A history that is behind the supply says nothing: it takes new facts for old ones.
  await expect(async () => {
    await page.reload();
    await expect(past.getByRole('img')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const summary = past.locator('summary');
  await expect(summary).toHaveText(words.table);
  await shop.takeOver();
  await reachByTab(summary);
  await page.keyboard.press('Enter');
  await expect(past.getByRole('row').nth(1)).toContainText('€');
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
});

test('[FAV-007] hotels are compared whole, on a phone two at a time, and one of them is taken', async ({
  page,
  shop,
}) => {
  const words = await openList(shop);
  for (const at of [0, 1, 2]) {
    const heart = cards(page).nth(at).getByRole('button', { name: words.heart });
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/ajax/favorites/add'));
    await heart.click();
    expect((await saved).status()).toBe(200);
  }
  await shop.visit('/de-de/favorites');
  for (const label of [words.board, words.cancellation])
    await expect(page.getByRole('rowheader', { name: label, exact: true })).toBeAttached();
  const width = page.viewportSize()?.width ?? 0;
  const takes = page.getByRole('link', { name: words.take });
  await expect(takes).toHaveCount(3);
  const placeOf = async (at: number) => {
    const box = await takes.nth(at).boundingBox();
    return { from: box?.x ?? 0, to: (box?.x ?? 0) + (box?.width ?? 0) };
  };
  expect((await placeOf(1)).to).toBeLessThanOrEqual(width);
  // The third is whole on a wide window, and begins beyond the edge of a phone.
  if (shop.isNarrow) expect((await placeOf(2)).from).toBeGreaterThanOrEqual(width - 20);
  else expect((await placeOf(2)).to).toBeLessThanOrEqual(width);
  await shop.expectNoSidewaysScroll();
  expect(await findA11yViolations(page)).toBe('');
  const name = await page.getByRole('columnheader').getByRole('link').last().textContent();
  const href = await takes.last().getAttribute('href');
  await takes.last().click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  const offer = new URL(href ?? '', page.url()).searchParams.get('offer');
  expect(new URL(page.url()).searchParams.get('offer')).toBe(offer);
});
