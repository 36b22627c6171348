import { findA11yViolations } from './support/find-a11y-violations.ts';
import { expect, type Shop, shopOrigin, test } from './support/shop.ts';
import { signInAs } from './support/sign-in-as.ts';
import { makeStaffAccount } from './support/staff-account.ts';

const list = '/de-de/search';

test('[MOD-106] [MOD-109] news runs by until it is stopped, by keyboard too, and stands still under reduced motion', async ({
  page,
  shop,
}) => {
  await shop.visit(list);
  const news = page.getByRole('region', { name: 'Aktuelles' });
  const readMotion = () =>
    news.evaluate((ticker) => {
      const [motion] = ticker.getAnimations({ subtree: true });
      return motion?.playState ?? 'none';
    });
  await expect(news.getByRole('link')).toHaveCount(2);
  expect(await readMotion()).toBe('running');
  const pause = news.getByRole('checkbox', { name: 'Laufschrift anhalten' });
  await pause.press('Space');
  expect(await readMotion()).toBe('paused');
  await shop.takeOver();
  await expect(pause).toBeChecked();
  expect(await findA11yViolations(page)).toBe('');
  await pause.press('Space');
  await news.getByRole('link').first().focus();
  expect(await readMotion()).toBe('none');
  await expect(news.getByRole('link').first()).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pause).toBeHidden();
  await shop.expectNoSidewaysScroll();
});

test('[MOD-109] news that was stopped stays so when a filter changes the list, and nothing is loaded again for it', async ({
  page,
  shop,
}) => {
  await shop.visit(list);
  await shop.takeOver();
  const pause = page.getByRole('region', { name: 'Aktuelles' }).getByRole('checkbox');
  await pause.press('Space');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.getByRole('checkbox', { name: /^5 Sterne/ }).click();
  await expect(page.getByRole('link', { name: 'Filter 5 Sterne entfernen' })).toBeVisible();
  await expect(pause).toBeChecked();
  expect(scripts.filter((url) => url.includes('notice'))).toEqual([]);
});

/** A hotel whose flights are of an airline that the notice knows. */
async function visitHotelWithNotice({ page, visit }: Shop): Promise<string> {
  await visit(`${list}?destinations=mallorca`);
  const links = page.getByRole('main').locator('a[href*="/hotel/"]');
  const paths = await links.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href') ?? '')),
  ]);
  for (const path of paths.slice(0, 12)) {
    await visit(path);
    if (await page.getByRole('region', { name: 'Gut zu wissen zu Ihrem Flug' }).isVisible()) return path;
  }
  throw new Error('No hotel of the first page has a flight of an airline with a notice');
}

test('[MOD-116] [MOD-117] [MOD-118] what concerns a flight can be closed at once, and stays closed until the browser is', async ({
  page,
  shop,
}) => {
  const path = await visitHotelWithNotice(shop);
  const notice = page.getByRole('region', { name: 'Gut zu wissen zu Ihrem Flug' });
  await notice.getByRole('button', { name: 'Hinweis zum Flug schließen' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await shop.visit(path);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(notice).toBeHidden();
  expect((await page.context().cookies()).find(({ name }) => name === 'closed_airlines')?.expires).toBe(-1);
  await page.context().clearCookies({ name: 'closed_airlines' });
  await shop.visit(path);
  await expect(notice).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
});

test('[MOD-122] [MOD-123] [MOD-124] a popup opens and closes by its button, closes with Escape and gives the focus back', {
  tag: '@journey',
}, async ({ page, brandKey }) => {
  const example = 'interactive-popup%2Fwith-picture-and-link';
  await page.goto(
    `${shopOrigin(brandKey, 'WORKSHOP_PORT')}/_gallery?brand=${brandKey}&language=de&example=${example}`,
  );
  const button = page.getByRole('button', { name: 'Warum der Oktober der bessere August ist' });
  const panel = page.getByRole('dialog', { name: 'Warum der Oktober der bessere August ist' });
  await expect(panel).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
  expect(await findA11yViolations(page)).toBe('');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Schließen' }).click();
  await expect(panel).toBeHidden();
});

test('[EDIT-001] [EDIT-002] editors get a way into the editor on every module, and visitors load nothing of it', async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shop.visitHome();
  await shop.takeOver();
  expect(requests.filter((path) => /edit-marks|editor/.test(path))).toEqual([]);
  await expect(page.locator('[data-edit]')).toHaveCount(0);

  await signInAs(page, await makeStaffAccount('editor'));
  await shop.visitHome();
  const edit = page.getByRole('link', { name: /^Bearbeiten: / });
  await expect(edit.first()).toBeAttached();
  expect(await edit.count()).toBe(await page.locator('[data-edit]').count());
  const hero = page.locator('[data-hero] + [data-edit] a');
  await hero.focus();
  await expect(hero).toHaveText(/^Bearbeiten: \S/);
  await expect(hero).toHaveAttribute('href', /^\/_editor\/edit-[0-9a-f-]{36}#hero$/);
  expect(await findA11yViolations(page)).toBe('');
  await shop.takeOver();
  await page.locator('footer a[href$="/hilfe"]').first().click();
  await expect(page).toHaveURL(/\/hilfe$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Bearbeiten: / })
      .first(),
  ).toBeAttached();
});

test('[CONSENT-001] [CONSENT-007] a fresh profile asks no other host, whatever it looks at', async ({
  page,
  shop,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:') hosts.add(host);
  });
  for (const path of [shop.home, '/de-de/gallery/AllDestinations', '/de-de/m.html', list]) {
    await shop.visit(path);
    await shop.takeOver();
  }
  const hotel = page.locator('a[href*="/hotel/"]').first();
  await shop.visit((await hotel.getAttribute('href')) ?? '');
  await shop.takeOver();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
