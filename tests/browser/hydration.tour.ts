import type { Page } from '@playwright/test';
import { beginCheckout, bookTrip, buildTravellers } from './support/checkout-steps.ts';
import { delayReact } from './support/delay-react.ts';
import { fetchAsBrand, findPages } from './support/find-pages.ts';
import { expect, shopPort, test } from './support/shop.ts';

/** Adds up the scripts a page loads, in bytes as encoded for the wire; headers are no script. */
function countScripts(page: Page): { readonly bytes: number } {
  const count = { bytes: 0 };
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    // What ends together with the tour is not counted any more.
    const sizes = await request.sizes().catch(() => null);
    count.bytes += sizes?.responseBodySize ?? 0;
  });
  return count;
}

/** Bytes of the scripts that were there when React was: what pickers and the next page need is fetched ahead after that. */
const weighTakenOver = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return loaded
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= hydrated)
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0);
  });

test('a page that is only read loads at most 20 kB of script, one in use at most 117.5 kB', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watching) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      performance.mark('hydrated');
      watching.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  });
  const scripts = countScripts(page);
  await page.goto(shop.home, { waitUntil: 'networkidle' });
  expect(scripts.bytes).toBeGreaterThan(0);
  expect(scripts.bytes).toBeLessThanOrEqual(20_000);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
  await shop.takeOver();
  const weight = await weighTakenOver(page);
  expect(weight).toBeGreaterThan(80_000);
  expect(weight).toBeLessThanOrEqual(117_500);
});

for (const [sign, act] of [
  ['the first key', (page: Page) => page.keyboard.press('Tab')],
  ['the pointer', (page: Page) => page.mouse.move(300, 300)],
] as const) {
  test(`React takes over with ${sign}`, async ({ page, shop }) => {
    await shop.visitHome();
    await page.waitForLoadState('networkidle');
    await act(page);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });
}

test('React does not take over for a mouse that rests where the page comes up', async ({ page, shop }) => {
  await shop.visitHome();
  await page.waitForLoadState('networkidle');
  await page.dispatchEvent('body', 'pointerover');
  await page.dispatchEvent('body', 'pointermove', { movementX: 0, movementY: 0 });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
});

const everyButton =
  'every served button does what it is for without script, or keeps an early press until React is there';

/** Buttons of a served document that would do nothing when they are pressed at once. */
function findDeaf(html: string): string[] {
  const tags = [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag);
  // The slider's own script runs on pages that are only read. What lies in a closed dialog cannot be pressed.
  const works = /popovertarget|data-needs-script|type="submit"|disabled=""|data-control/i;
  const closed = [...html.matchAll(/<dialog\b[^>]*>.*?<\/dialog>/gs)].join();
  return tags.filter((tag) => !works.test(tag) && !closed.includes(tag));
}

test(everyButton, async ({ brandKey, isMobile }) => {
  test.skip(isMobile, 'the served documents are the same');
  const pages = await findPages(shopPort(), brandKey);
  const hotel = pages.find(({ path }) => /\/hotel\//.test(path))?.path.split('?', 1)[0];
  for (const path of [...pages.map((page) => page.path), `${hotel}?viewMode=offersCalendar`]) {
    const { body } = await fetchAsBrand(shopPort(), brandKey, path);
    expect.soft(findDeaf(body), path).toEqual([]);
  }
});

test(`of a checkout ${everyButton}`, async ({ page, shop, isMobile }) => {
  test.skip(isMobile, 'the served documents are the same');
  const checkout = await beginCheckout(page);
  const read = async (step: string) => {
    expect(await shop.visit(`${checkout}/${step}`)).toBe(200);
    expect(page.url()).toContain(step);
    const served = await page.evaluate(async () => (await fetch(location.href)).text());
    expect.soft(findDeaf(served), step).toEqual([]);
    await shop.takeOver();
  };
  await read('ancillaries');
  await read('info');
  await buildTravellers(page, checkout);
  await read('customer_payment');
  await read('fail');
  await bookTrip(page, checkout);
  await read('success');
});

for (const [script, file] of [
  ['the first script', /\/boot[^/]*\.js$/],
  ['React', /\/entry\.client[^/]*\.js$/],
] as const) {
  test(`every box that is ticked before ${script} is there counts`, async ({ page }) => {
    await page.route(file, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/de-de/search?destinations=1043', { waitUntil: 'commit' });
    const stars = page.locator('#result-filters').getByRole('checkbox', { name: /^\d Stern/ });
    for (const at of [0, 1, 2]) await stars.nth(at).click();
    await expect(page).toHaveURL(/stars=\d(,|%2C)\d(,|%2C)\d/);
    for (const at of [0, 1, 2]) await expect(stars.nth(at)).toBeChecked();
  });
}

/** How many presses reached the page's own content, where React listens. */
async function countHandledClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { heard: 0 };
    Object.assign(window, { count });
    for (const press of ['pointerdown', 'pointerup', 'keydown', 'click'])
      document.querySelector('#root')?.addEventListener(press, () => (count.heard += 1));
  });
  return () => page.evaluate(() => (window as unknown as { count: { heard: number } }).count.heard);
}

test('while React takes the page over a press reaches the page at once and React afterwards', async ({
  page,
}) => {
  const releaseReact = await delayReact(page);
  await page.goto('/de-de/search?duration=7', { waitUntil: 'load' });
  const box = page.locator('#result-filters').getByRole('checkbox', { name: /^5 Stern/ });
  await box.hover();
  const heard = await countHandledClicks(page);
  await page.keyboard.press('Shift');
  await box.click();
  expect(await heard()).toBe(0);
  releaseReact();
  await expect(page).toHaveURL(/stars=5/);
  await page.keyboard.press('Shift');
  expect(await heard()).toBeGreaterThan(1);
});

test('a press reaches React from the moment that it is ready', async ({ page, shop }) => {
  await shop.visitHome();
  const heard = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        let isHeard = false;
        document.querySelector('#root')?.addEventListener('click', () => {
          isHeard = true;
        });
        new MutationObserver((_, observer) => {
          observer.disconnect();
          document.querySelector<HTMLElement>('#root [data-needs-script]')?.click();
          done(isHeard);
        }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
      }),
  );
  await shop.takeOver();
  expect(await heard).toBe(true);
});

test('React takes over every page as it was served', async ({ shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  await shop.visit(await shop.findOtherPage());
  await shop.takeOver();
  await shop.visitNowhere();
  await shop.takeOver();
});

test('a page that differs from what React expects is noticed', async ({ page, shop, brandKey, watch }) => {
  const served = await fetchAsBrand(shopPort(), brandKey, shop.home);
  const body = served.body.replace(/<h1([^>]*)>[^<]+/, '<h1$1>Anderswo');
  const policy = String(served.headers['content-security-policy']);
  await page.route('**/de-de', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body }),
  );
  await shop.visitHome();
  await shop.takeOver();
  await expect.poll(() => watch.faults.join()).toMatch(/uncaught: .*(418|Hydration)/);
  watch.drainFaults();
});
