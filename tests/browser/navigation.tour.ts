import type { Page } from '@playwright/test';
import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

const pageContent = '**/ajax/page-content?*';

/** Leaves a mark that only a new document wipes out. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/** Follows a link of the page as a visitor's click would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    location.href = href;
  }, path);
}

test('[SHELL-045][SHELL-050][SHELL-058] a link inside the shop changes page and title in place', {
  tag: '@journey',
}, async ({ page, shop }) => {
  await shop.visitHome();
  const homeTitle = await page.title();
  await shop.takeOver();
  await markDocument(page);
  const path = await shop.findOtherPage();
  const link = shop.footer.locator(`a[href="${path}"]`).first();
  const answered = page.waitForResponse(pageContent);
  await link.click();
  const answer = (await (await answered).json()) as { code: number; pageMetaContent: { title: string } };
  expect(answer.code).toBe(200);
  await expect(page).toHaveTitle(answer.pageMetaContent.title);
  await expect(page).toHaveURL(path);
  expect(answer.pageMetaContent.title).not.toBe(homeTitle);
  expect(await isSameDocument(page)).toBe(true);
});

test('[STORE-006] a new page starts at its top, back returns to where the visitor was', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const path = await shop.findOtherPage();
  const link = shop.footer.locator(`a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(shop.home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 100);
  await page.goForward();
  await expect(page).toHaveURL(path);
});

for (const [ids, prefix] of [
  ['[SHELL-047]', '/search'],
  ['[SHELL-048]', '/hotel/kreta/haus-1'],
  ['[SHELL-049]', '/gallery/AllDestinations'],
]) {
  test(`${ids}[SHELL-051] a link to ${prefix} loads a document`, async ({ page, shop, watch }) => {
    watch.expectFault(new RegExp(`^answer 404: .*${prefix}$`));
    await shop.visitHome();
    await shop.takeOver();
    await markDocument(page);
    const loaded = page.waitForEvent('domcontentloaded');
    await follow(page, `/de-de${prefix}`);
    await loaded;
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('[SHELL-052][SHELL-053][SHELL-054][SHELL-055] a page enters in 1000 ms and leaves in 500 ms', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const timings = document.getAnimations().flatMap(({ effect }) => {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return pseudo?.endsWith('(root)') ? [[pseudo, effect?.getComputedTiming().endTime]] : [];
        });
        Object.assign(window, { timings: Object.fromEntries(timings) });
      });
      return transition;
    };
  });
  await follow(page, await shop.findOtherPage());
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'timings')))
    .toMatchObject({ '::view-transition-new(root)': 1000, '::view-transition-old(root)': 500 });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SHELL-052] pages change without an animation', async ({ page, shop }) => {
    await shop.visitHome();
    await shop.takeOver();
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        Object.assign(window, { hasAnimated: true });
        return start(update);
      };
    });
    const path = await shop.findOtherPage();
    await follow(page, path);
    await expect(page).toHaveURL(path);
    expect(await page.evaluate(() => 'hasAnimated' in window)).toBe(false);
  });
});

test('[SHELL-056] the view of another kind of page is loaded when it is needed', async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await shop.visitHome();
  await shop.takeOver();
  expect(scripts.filter((url) => /not-found-page/.test(url))).toEqual([]);
  await follow(page, '/de-de/gibt-es-nicht');
  await expect(page).toHaveTitle(/^404/);
  expect(scripts.filter((url) => /not-found-page/.test(url))).toHaveLength(1);
});

test('[SHELL-057] a loading state shows while a page is on its way', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  let answer = () => {};
  const requested = new Promise<void>((markRequested) => {
    void page.route(pageContent, async (route) => {
      markRequested();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
  });
  const path = await shop.findOtherPage();
  await follow(page, path);
  await requested;
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  await expect(page.getByRole('status').filter({ visible: true, hasText: 'Seite wird geladen' })).toHaveCount(
    1,
  );
  answer();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '');
  await expect(page).toHaveURL(path);
});

test('[SHELL-059] a page that cannot be loaded gives a failure page with a way on', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/^answer 503: .*page-content/);
  await shop.visitHome();
  await shop.takeOver();
  await page.route(pageContent, (route) => route.fulfill({ status: 503, body: '' }));
  const path = await shop.findOtherPage();
  await follow(page, path);
  await expect(
    shop.main.getByRole('heading', { level: 1, name: 'Da ist etwas schiefgegangen' }),
  ).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.unroute(pageContent);
  await shop.main.getByRole('link').or(shop.main.getByRole('button')).first().click();
  await expect(shop.main.getByRole('heading', { level: 1 })).not.toHaveText('Da ist etwas schiefgegangen');
  await expect(page).toHaveURL(path);
});

test('a shopper who clicks twice gets the second page, in any order of the answers', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const slow = await shop.findOtherPage();
  await page.route(pageContent, async (route) => {
    if (route.request().url().includes(encodeURIComponent(slow)))
      await new Promise((later) => setTimeout(later, 500));
    await route.continue().catch(() => undefined);
  });
  await follow(page, slow);
  await follow(page, '/de-de/gibt-es-nicht');
  await expect(page).toHaveTitle(/^404/);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^404/);
});

test('the focus and what is read out start at the new page', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  const path = await shop.findOtherPage();
  await shop.footer.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('footer') ?? null)).toBeNull();
});
