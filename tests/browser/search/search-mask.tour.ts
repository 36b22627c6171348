import type { Locator, Page } from '@playwright/test';
import { findA11yViolations } from '../support/find-a11y-violations.ts';
import { expectFocusStaysIn } from '../support/focus-stays.ts';
import { expect, readEntryState, type Shop, shopOrigin, test } from '../support/shop.ts';
import { skipPainting } from '../support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

interface Mask {
  /** The field that begins with these words, opened. @returns its panel */
  open(label: string): Promise<Locator>;
  readonly search: Locator;
}

/** The mask of the page; on mobile it is opened over the whole screen first. */
async function openMask(page: Page, shop: Shop): Promise<Mask> {
  await shop.takeOver();
  const mask = shop.main.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  return {
    search: mask.locator('button[type="submit"]'),
    open: async (label) => {
      await mask.getByRole('button', { name: label }).click();
      return page.getByRole('dialog', { name: label });
    },
  };
}

const destination = 'Reiseziel oder Hotel';

test('[MASK-001][MASK-022][MASK-030][MASK-031][DEST-001][DEST-003] a shopper types a place, sees what there is and finds its hotels', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open(destination);
  const typed = panel.getByRole('combobox');
  await expect(typed).toBeFocused();
  await typed.fill('Kret');
  await expect(panel.getByRole('option').first()).toContainText('Kreta');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const apply = panel.getByRole('button', { name: 'Übernehmen' });
  await expect(apply).toContainText(/\d+ Hotels? ab /);
  expect(await findA11yViolations(page)).toBe('');
  await apply.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/de-de$/);
  await expect(mask.search).toContainText(/\d+ Hotels? ab /);
  await mask.search.click();
  await expect(page).toHaveURL(/\/de-de\/search\?destinations=\d+&airports=DE$/);
  const { dest } = (await readEntryState(page)) as { dest: string };
  expect(page.url()).toContain(`destinations=${dest}`);
});

test('[MASK-029][MASK-030] a place that is chosen leads nowhere on the home page, and at once to its hotels on others', async ({
  page,
  shop,
}) => {
  const choosePlace = async () => {
    const mask = await openMask(page, shop);
    const panel = await mask.open(destination);
    await panel.getByRole('combobox').fill('Kret');
    await panel.getByRole('option', { name: 'Kreta' }).first().click();
    await panel.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(panel).toBeHidden();
    return mask;
  };
  await shop.visitHome();
  const moves: string[] = [];
  page.on('framenavigated', (frame) => moves.push(frame.url()));
  page.on('request', (request) => request.url().includes('page-content') && moves.push(request.url()));
  await shop.takeOver();
  // What takes the page over may store something with its entry of the history.
  moves.length = 0;
  const { search } = await choosePlace();
  await expect(search).toContainText(/\d+ Hotels? ab /);
  expect(moves).toEqual([]);
  // A landing page is of the same route.
  await shop.visit('/de-de/sommer');
  await choosePlace();
  await expect(page).toHaveURL(/\/de-de\/sommer$/);
  await shop.visit('/de-de/gallery/AllDestinations');
  await choosePlace();
  await expect(page).toHaveURL(/\/de-de\/search\?destinations=\d+&airports=DE$/);
});

test('[MASK-029][MASK-031][MASK-032] in the list every change of places moves at once and in place, with the chosen ids in the entry', async ({
  page,
  shop,
}) => {
  await shop.visit('/de-de/search?destinations=1023&airports=DE&duration=7');
  await shop.takeOver();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const mask = shop.main.locator('search');
  const choose = async (act: (panel: Locator) => Promise<void>) => {
    const trigger = mask.getByRole('button', { name: destination });
    const panel = page.getByRole('dialog', { name: destination });
    // The sheet may still be open from the last choice, and closes when the page turns.
    await expect(async () => {
      if (await panel.isVisible()) return;
      if (!(await trigger.isVisible()))
        await mask.locator('button[popovertarget="mask-sheet"]').first().click({ timeout: 2_000 });
      await trigger.click({ timeout: 2_000 });
      await expect(panel).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await act(panel);
    await panel.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(panel).toBeHidden();
  };
  const add = (name: string) => async (panel: Locator) => {
    await panel.getByRole('combobox').fill(name);
    await panel.getByRole('option', { name }).first().click();
  };
  const expectMoved = async (path: string, ids: string) => {
    await expect(page).toHaveURL(
      (url) => url.pathname === path && (url.searchParams.get('destinations') ?? '') === ids,
    );
    expect(new URL(page.url()).searchParams.get('duration')).toBe('7');
    expect(await readEntryState(page)).toMatchObject({ dest: ids });
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-loading', '');
  };
  await choose(add('Rhodos'));
  await expect(page).toHaveURL(/destinations=\d+(,|%2C)\d+/);
  const both = new URL(page.url()).searchParams.get('destinations') ?? '';
  await expectMoved('/de-de/search', both);
  await choose(async (panel) => {
    await panel.getByRole('button', { name: 'Rhodos entfernen' }).click();
    await add('Mallorca')(panel);
  });
  await expectMoved('/de-de/gallery/AllDestinations', '1023,1001');
  await choose(async (panel) => {
    for (const name of ['Kreta', 'Mallorca'])
      await panel.getByRole('button', { name: `${name} entfernen` }).click();
  });
  await expectMoved('/de-de/gallery/AllDestinations', '');
});

for (const path of ['/de-de', '/de-de/search?destinations=1023'])
  test(`[TRAV-014][TRAV-019] a search with a child of unknown age on ${path} is refused, and the age is asked for`, async ({
    page,
    shop,
    brandKey,
  }) => {
    test.skip(brandKey !== 'abendmeer', 'the other brand asks for ages, which are never unknown');
    await shop.visit(path);
    const mask = await openMask(page, shop);
    const panel = await mask.open('Reisende');
    await panel.getByRole('button', { name: 'Kind hinzufügen' }).click();
    // On a phone the panel covers the search; the phone's own way back closes it.
    if (shop.isNarrow)
      await panel.evaluate((element) => element instanceof HTMLElement && element.hidePopover());
    else await page.mouse.click(4, 400);
    await expect(panel).toBeHidden();
    const field = shop.main.locator('search').getByRole('button', { name: 'Reisende' });
    await expect(field).toContainText('Bitte ergänzen');
    const searched: string[] = [];
    page.on('request', (request) => request.url().includes('page-content') && searched.push(request.url()));
    const address = page.url();
    await mask.search.click();
    await expect(panel).toBeVisible();
    await expect(panel.getByText('Bitte wählen Sie für Kinder das Alter bei Anreise')).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Tag' })).toBeFocused();
    // Pressed while the panel is open it is refused as well, with what is entered so far.
    await panel.getByRole('combobox', { name: 'Tag' }).selectOption('9');
    if (!shop.isNarrow) {
      await mask.search.click({ force: true });
      await expect(panel.getByRole('combobox', { name: 'Monat' })).toBeFocused();
      await expect(panel.getByRole('combobox', { name: 'Tag' })).toHaveValue('9');
    }
    expect(page.url()).toBe(address);
    expect(searched).toEqual([]);
    await panel.getByRole('combobox', { name: 'Monat' }).selectOption('3');
    await panel.getByRole('combobox', { name: 'Jahr' }).selectOption({ index: 8 });
    if (shop.isNarrow)
      await panel.evaluate((element) => element instanceof HTMLElement && element.hidePopover());
    await mask.search.click({ force: true });
    await expect(page).toHaveURL(/children=\d{4}-03-09/);
    await expect(page).toHaveURL(/\/de-de\/(search|gallery)/);
  });

for (const [what, size] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
] as const)
  test(`[MASK-018] the open mask keeps the focus ${what} and gives it back`, async ({ page, shop }) => {
    await page.setViewportSize(size);
    await shop.visitHome();
    await shop.takeOver();
    // The slides that are not shown.
    const inertBefore = await page.locator('[inert]').count();
    const trigger = shop.main.locator('search button[popovertarget="mask-sheet"]').first();
    await trigger.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Reise suchen' });
    await expect(sheet).toBeVisible();
    await expectFocusStaysIn(page, '#mask-sheet', 24);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(inertBefore);
  });

test('[DEST-006][DEST-007] Escape restores what was chosen and gives the focus back', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open(destination);
  await panel.getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const field = shop.main.locator('search').getByRole('button', { name: destination });
  await expect(field).toContainText('Überall');
  await expect(field).toBeFocused();
});

test('[DEST-017][DEST-018] an unknown place gives both answers', async ({ page, shop }) => {
  await shop.visitHome();
  const panel = await (await openMask(page, shop)).open(destination);
  await panel.getByRole('combobox').fill('Xyzzy');
  await expect(panel.getByText('Keine Reiseziele für Ihre Auswahl')).toBeVisible();
  await expect(panel.getByText('Keine Ergebnisse')).toBeVisible();
});

test('[DEST-017] that nothing was found is said 2000 ms after the last letter, not before', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.visitHome();
  const panel = await (await openMask(page, shop)).open(destination);
  const typed = panel.getByRole('combobox');
  const nothing = panel.getByText('Keine Ergebnisse');
  await page.clock.pauseAt(Date.now() + 60_000);
  await typed.fill('Xyzz');
  await page.clock.runFor(1999);
  await expect(nothing).toHaveCount(0);
  const answered = page.waitForResponse(/destination-autocomplete.*keyword=Xyzzy/);
  await typed.fill('Xyzzy');
  await page.clock.runFor(1999);
  await (await answered).finished();
  await expect(panel.getByText('Keine Reiseziele für Ihre Auswahl')).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(nothing).toBeVisible();
});

test('[DEST-016][SAPI-005] the request is sent 400 ms after the last letter', async ({ page, shop }) => {
  await page.clock.install();
  await shop.visitHome();
  const panel = await (await openMask(page, shop)).open(destination);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('destination-autocomplete')) requests.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await panel.getByRole('combobox').fill('Kr');
  await page.clock.runFor(399);
  await panel.getByRole('combobox').fill('Kre');
  await page.clock.runFor(399);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect(panel.getByRole('option').first()).toContainText('Kreta');
  expect(requests).toEqual([expect.stringContaining('keyword=Kre')]);
});

test('[DEST-008][DEST-009][AIRPORT-005] where one is chosen at a time, picking it closes the flyout and applies it', async ({
  page,
  shop,
  brandKey,
}) => {
  await page.goto(
    `${shopOrigin(brandKey, 'WORKSHOP_PORT')}/_gallery?example=search-mask/one-choice-at-a-time`,
  );
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const mask = page.locator('search');
  if (shop.isNarrow) await mask.locator('button[popovertarget="mask-sheet"]').first().click();
  for (const [label, name, folded] of [
    [destination, 'Griechenland', null],
    ['Abflug', 'Österreich', 'Flughäfen in anderen Ländern'],
  ] as const) {
    const field = mask.getByRole('button', { name: label });
    await field.click();
    const panel = page.getByRole('dialog', { name: label });
    if (folded !== null) await panel.getByText(folded).click();
    await panel.getByRole('checkbox', { name }).first().click();
    await expect(panel).toBeHidden();
    await expect(field).toContainText(name);
  }
});

test('[AIRPORT-001][AIRPORT-002][AIRPORT-019][AIRPORT-020][MASK-035] Germany is chosen at first and gives way to an airport, or to none', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open('Abflug');
  await expect(panel.getByRole('checkbox', { name: 'Deutschland', exact: true })).toBeChecked();
  expect(await findA11yViolations(page)).toBe('');
  const abroad = panel.getByRole('checkbox', { name: /^Wien/ });
  await expect(panel.getByText('Flughäfen in anderen Ländern')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: 'Österreich' })).toBeHidden();
  await panel.getByRole('textbox').fill('wien');
  await expect(abroad).toBeVisible();
  await panel.getByRole('textbox').fill('muc');
  await panel.getByRole('checkbox', { name: /München/ }).click();
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(panel).toBeHidden();
  await expect(shop.main.locator('search').getByRole('button', { name: 'Abflug' })).toContainText('München');
  await mask.open('Abflug');
  await panel.getByRole('checkbox', { name: 'Ohne Flug' }).check();
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(shop.main.locator('search').getByRole('button', { name: 'Abflug' })).toContainText(
    'Ohne Flug',
  );
});

test('[AIRPORT-004][AIRPORT-017] an unknown airport is reported as not found, and Cancel restores what was chosen', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  const mask = await openMask(page, shop);
  const panel = await mask.open('Abflug');
  await panel.getByRole('checkbox', { name: 'Deutschland', exact: true }).click();
  await panel.getByRole('textbox').fill('xyzzy');
  await expect(panel.getByText('Keine Flughäfen für Ihre Auswahl')).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  // On a phone the arrow at the top cancels as well.
  await panel.getByRole('button', { name: 'Abbrechen' }).last().click();
  await expect(panel).toBeHidden();
  await mask.open('Abflug');
  await expect(panel.getByRole('checkbox', { name: 'Deutschland', exact: true })).toBeChecked();
});

test('[MASK-027][MASK-029][DEST-002][TRACK-004] in the list another place moves there at once, and Search loads it again', async ({
  page,
  shop,
}) => {
  await shop.visit('/de-de/search?destinations=1023');
  const mask = await openMask(page, shop);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  const panel = await mask.open(destination);
  await expect(panel.getByRole('button', { name: 'Kreta entfernen' })).toBeVisible();
  await panel.getByRole('button', { name: 'Kreta entfernen' }).click();
  await panel.getByRole('combobox').fill('Mallorca');
  await expect(panel.getByRole('option').first()).toContainText('Mallorca');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const analyticsRequest = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('search_mask_change'),
  );
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  const { context } = (await analyticsRequest).postDataJSON() as { context: object };
  expect(context).toMatchObject({
    action: 'search_mask_change',
    field: 'SEARCH_DESTINATIONS_UPDATE',
    search_term: 'Mallorca',
  });
  await expect(page).toHaveURL(/destinations=1001/);
  const loaded = page.waitForResponse('**/ajax/page-content?*');
  await mask.search.click();
  expect((await loaded).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mallorca');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});

test('[MASK-007][MASK-008][MASK-040] at 768 px the mask is shown in full, at 767 px as a button', async ({
  page,
  shop,
}) => {
  test.skip(shop.isNarrow, 'sets the width itself');
  await page.setViewportSize({ width: 768, height: 900 });
  await shop.visitHome();
  const mask = shop.main.locator('search');
  await expect(mask.getByRole('button', { name: 'Reiseziel oder Hotel' })).toBeVisible();
  await expect(mask.getByRole('button', { name: 'Suche ändern' })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(mask.getByRole('button', { name: 'Reiseziel oder Hotel' })).toBeHidden();
  await expect(mask.getByRole('button', { name: 'Suche ändern' })).toBeVisible();
});

test('[MASK-016][MASK-017][MASK-018] on a phone the mask covers the screen and its arrow closes it', {
  tag: '@narrow-journey',
}, async ({ page, shop }) => {
  test.skip(!shop.isNarrow, 'on a wide window the mask is always shown in full');
  await shop.visitHome();
  await openMask(page, shop);
  await expect(page.locator('body')).toHaveClass(/is-mask-open/);
  expect(await findA11yViolations(page)).toBe('');
  await page.getByRole('button', { name: 'Suche schließen' }).click();
  await expect(page.locator('body')).not.toHaveClass(/is-mask-open/);
});

test('[MASK-020] nothing chosen leads to the gallery, also without script', async ({ openContext }) => {
  const context = await openContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de-de');
  const trigger = page.locator('search button[popovertarget="mask-sheet"]').first();
  if (await trigger.isVisible()) await trigger.click();
  await page.locator('search button[type="submit"]').click();
  await expect(page).toHaveURL(/\/de-de\/gallery\/AllDestinations\?airports=DE$/);
});
