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
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
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
  ).toBeFocused();
  await expect(page).toHaveURL(path);
  await page.unroute(pageContent);
  await shop.main.getByRole('link').or(shop.main.getByRole('button')).first().click();
  await expect(shop.main.getByRole('heading', { level: 1 })).not.toHaveText('Da ist etwas schiefgegangen');
  await expect(page).toHaveURL(path);
});

test('a page that is refused under load is announced, the current one stays, and it comes by itself', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/^answer 503: .*page-content/);
  await shop.visitHome();
  await shop.takeOver();
  const title = await page.title();
  let requests = 0;
  await page.route(pageContent, (route) => {
    requests += 1;
    return requests === 1
      ? route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: { error: { code: 'busy' } } })
      : route.continue();
  });
  const path = await shop.findOtherPage();
  await follow(page, path);
  const wait = page.locator('[data-page-wait]');
  await expect(wait).toContainText('Wir versuchen es in wenigen Sekunden noch einmal.');
  await expect(wait).toHaveRole('status');
  expect(await page.title()).toBe(title);
  await expect(page).not.toHaveTitle(title);
  await expect(wait).toBeEmpty();
  await expect(page).toHaveURL(path);
  expect(requests).toBe(2);
});

test('without a network the current page stays and says why, and the next one comes once there is one', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await shop.visitHome();
  await shop.takeOver();
  await markDocument(page);
  const title = await page.title();
  const path = await shop.findOtherPage();
  await context.setOffline(true);
  await follow(page, path);
  const wait = page.locator('[data-page-wait]');
  await expect(wait).toContainText('Keine Verbindung zum Internet.');
  await wait.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(wait).toContainText('Keine Verbindung zum Internet.');
  expect(await page.title()).toBe(title);
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await expect(page).not.toHaveTitle(title);
  await expect(page).toHaveURL(path);
});

test('where the code of the next page cannot be loaded and no server is reached, the current page stays', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFault(/turn-page|healthz/);
  await shop.visitHome();
  await shop.takeOver();
  await markDocument(page);
  const title = await page.title();
  for (const gone of ['**/turn-page-*.js', '**/healthz'])
    await page.route(gone, (route) => route.abort('internetdisconnected'));
  const path = await shop.findOtherPage();
  await follow(page, path);
  const wait = page.locator('[data-page-wait]');
  await expect(wait).toContainText('Keine Verbindung zum Internet.');
  expect(await page.title()).toBe(title);
  expect(await isSameDocument(page)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await wait.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page).not.toHaveTitle(title);
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

test('the focus starts at the heading of another page, also of one that is gone back to', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const path = await shop.findOtherPage();
  await shop.footer.locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  const heading = shop.main.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.goBack();
  await expect(page).toHaveURL(shop.home);
  await expect(heading).toBeFocused();
});

test('the focus stays on a choice that changes what the page shows', async ({ page, shop }) => {
  await shop.visit('/de-de/search');
  await shop.takeOver();
  if (shop.isNarrow) await page.getByRole('button', { name: /^Filter/ }).click();
  const stars = page.getByRole('checkbox', { name: /^4 Sterne/ });
  await stars.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/stars=4/);
  await expect(page.locator('html')).not.toHaveAttribute('data-loading', '');
  await expect(stars).toBeFocused();
});

test('back and forward restore address, title and heading, also after a reload', async ({
  page,
  shop,
  hasNavigationApi,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  expect(await page.evaluate(() => 'navigation' in window)).toBe(hasNavigationApi);
  const read = async () => ({
    path: new URL(page.url()).pathname,
    title: await page.title(),
    heading: await shop.main.getByRole('heading', { level: 1 }).textContent(),
  });
  const path = await shop.findOtherPage();
  const pages = [await read()];
  for (const to of [path, '/de-de/gibt-es-nicht']) {
    await follow(page, to);
    await expect(page).toHaveURL(to);
    await expect(page).not.toHaveTitle(pages.at(-1)?.title ?? '');
    pages.push(await read());
  }
  await markDocument(page);
  for (const at of [1, 0]) {
    await page.goBack();
    await expect.poll(read).toEqual(pages[at]);
  }
  await page.goForward();
  await expect.poll(read).toEqual(pages[1]);
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await page.goBack();
  await expect.poll(read).toEqual(pages[0]);
  await page.goForward();
  await expect.poll(read).toEqual(pages[1]);
});

test('a page that a reload came between is gone back to where the visitor left it', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const path = await shop.findOtherPage();
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await shop.takeOver();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.goBack();
  await expect(page).toHaveURL(shop.home);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('another part of the same page is scrolled to, and back returns', async ({ page, shop }) => {
  await shop.visit(await shop.visitHome().then(() => shop.findOtherPage()));
  await shop.takeOver();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('page-content') && calls.push(request.url()));
  await shop.footer.evaluate((element) => {
    element.id = 'end';
    document.documentElement.style.scrollBehavior = 'auto';
  });
  const { pathname } = new URL(page.url());
  await follow(page, '#end');
  await expect(page).toHaveURL(`${pathname}#end`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await follow(page, '#end');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(pathname);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(calls).toEqual([]);
});

test('a skip link that is pressed again moves the focus again', async ({ page, shop }) => {
  await shop.visit(await shop.visitHome().then(() => shop.findOtherPage()));
  await shop.takeOver();
  await markDocument(page);
  const skip = page.locator('.skip-link').first();
  for (const _ of ['first', 'again']) {
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(shop.main).toBeFocused();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a link whose fragment is no encoded text leads to its page all the same', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  await follow(page, '/de-de/impressum#50%');
  await expect(page).toHaveURL('/de-de/impressum#50%');
  await expect(page).toHaveTitle(/^Impressum/);
  await expect(shop.main.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a link to a part of another page leads there', async ({ page, shop }) => {
  await shop.visit(await shop.visitHome().then(() => shop.findOtherPage()));
  await shop.takeOver();
  await markDocument(page);
  await follow(page, `${shop.home}#main`);
  await expect(page).toHaveURL(`${shop.home}#main`);
  const reached = () =>
    page.evaluate(() => Math.round(document.getElementById('main')?.getBoundingClientRect().top ?? -1));
  await expect.poll(reached).toBeLessThan(200);
  expect(await isSameDocument(page)).toBe(true);
});

test('a new tab, a download and another site are left to the browser', async ({ page, shop, context }) => {
  await shop.visitHome();
  await shop.takeOver();
  await markDocument(page);
  const path = await shop.findOtherPage();
  const press = (attributes: object, init: { ctrlKey?: boolean } = {}) =>
    page.evaluate(
      ([given, event]) => {
        const link = Object.assign(document.createElement('a'), given);
        document.body.append(link);
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
        link.remove();
      },
      [attributes, init] as const,
    );
  const opened = context.waitForEvent('page');
  await press({ href: path, target: '_blank' });
  await (await opened).close();
  const second = context.waitForEvent('page');
  await press({ href: path }, { ctrlKey: true });
  await (await second).close();
  const download = page.waitForEvent('download');
  await press({ href: path, download: 'seite.html' });
  await (await download).cancel();
  expect(new URL(page.url()).pathname).toBe(shop.home);
  await press({ href: 'mailto:service@example.com' });
  await expect(page).toHaveURL(shop.home);
  expect(await isSameDocument(page)).toBe(true);
});

test('an answer that is no page data loads the document', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  await markDocument(page);
  await page.route(pageContent, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Wartung</p>' }),
  );
  const path = await shop.findOtherPage();
  await follow(page, path);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(path);
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(shop.home);
});

for (const [code, path] of [
  ['turn-page', '/de-de/impressum'],
  ['not-found-page', '/de-de/gibt-es-nicht'],
] as const)
  test(`${code} that a newer release has replaced is got by loading the document once`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.expectFault(new RegExp(`${code}|^answer 404: .*${path}$`));
    await shop.visitHome();
    await shop.takeOver();
    await markDocument(page);
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await page.route(`**/${code}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
    await follow(page, path);
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(path);
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState();
    expect(documents).toBe(1);
  });

test('[SHELL-052] a page that comes while another one still enters is shown, and nothing is reported', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const skipped = page.evaluate(
    () =>
      new Promise((done) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          // Both are rejected or fulfilled by the browser; what handles them here does not handle them in the shop.
          transition.finished.then(() => done('finished'));
          return transition;
        };
      }),
  );
  await follow(page, '/de-de/impressum');
  await expect(page).toHaveTitle(/Impressum/);
  await follow(page, '/de-de/datenschutz');
  await expect(page).toHaveTitle(/Datenschutz/);
  expect(await skipped).toBe('finished');
});

test('Tab goes on within a new page', async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  const path = await shop.findOtherPage();
  const link = shop.footer.locator(`a[href="${path}"]`).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(false);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('footer') ?? null)).toBeNull();
});
