import { findA11yViolations } from './support/find-a11y-violations.ts';
import { findPages } from './support/find-pages.ts';
import { measureContrast } from './support/measure-contrast.ts';
import { noteAccessResult } from './support/note-access-result.ts';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any page', { tag: '@access' }, async ({ page, shop, brandKey, watch }) => {
  test.setTimeout(240_000);
  await skipPainting(page);
  watch.expectFault(/^answer 404: /);
  const pages: { path: string; rules: string[] }[] = [];
  for (const { path } of await findPages(shopPort(), brandKey)) {
    await shop.visit(path);
    const violations = await findA11yViolations(page);
    expect.soft(violations, path).toBe('');
    const rules = violations.split('\n').flatMap((line) => line.split(' | ', 1));
    pages.push({ path, rules: [...new Set(rules.filter((rule) => rule !== ''))] });
  }
  noteAccessResult({ brand: brandKey, width: page.viewportSize()?.width ?? 0, pages });
});

test('axe finds nothing on the open flyout, the open menu and a page in use', { tag: '@access' }, async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  expect.soft(await findA11yViolations(page), 'in use').toBe('');
  await shop.openMarketFlyout();
  expect.soft(await findA11yViolations(page), 'flyout').toBe('');
  if (!shop.isNarrow) return;
  await shop.visitHome();
  await shop.openMenu();
  expect.soft(await findA11yViolations(page), 'menu').toBe('');
});

test('axe finds nothing on not-found', { tag: '@access' }, async ({ page, shop }) => {
  await shop.visitNowhere();
  expect(await findA11yViolations(page)).toBe('');
});

test('every picture that says something has words for it', { tag: '@access' }, async ({ page, shop }) => {
  await shop.visitHome();
  expect(await page.locator('img:not([alt])').count()).toBe(0);
});

for (const width of [390, 1440])
  test(`text over pictures is readable at ${width} px: 4.5:1, large text 3:1, measured by pixel`, {
    tag: '@access',
  }, async ({ page, shop }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const address = `http://localhost:${shopPort()}/de-de/ajax/mixed-resultlist?sort=category`;
    const { results } = await (await fetch(address)).json();
    const [{ hotel }] = results;
    for (const [path, screens, least] of [
      ['/de-de', 3, 3],
      ['/de-de/sommer', 1, 1],
      ['/de-de/staedtereisen', 1, 1],
      ['/de-de/gallery/AllDestinations', 4, 40],
      [`/de-de/hotel/${hotel.slugPath}/${hotel.slugName}-${hotel.id}`, 1, 2],
    ] as const) {
      await shop.visit(path);
      const texts = await measureContrast(page, screens);
      expect.soft(texts.length, path).toBeGreaterThanOrEqual(least);
      expect
        .soft(
          texts.filter(({ contrast, needed }) => contrast < needed),
          path,
        )
        .toEqual([]);
    }
  });

test('the measure of contrast finds what is unreadable, and large text that is just readable', async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await page.evaluate(() => {
    const draw = (size: string, color: string, words: string) => {
      const line = document.createElement('p');
      line.textContent = words;
      Object.assign(line.style, {
        position: 'absolute',
        font: `400 ${size} sans-serif`,
        color,
        background: '#fff',
      });
      line.style.top = `${document.querySelectorAll('main > p').length * 60}px`;
      document.querySelector('main')?.append(line);
    };
    const main = document.querySelector('main');
    if (main) main.style.position = 'relative';
    main?.replaceChildren(Object.assign(new Image(400, 400), { src: '/favicon.ico' }));
    draw('16px', '#777777', 'grey');
    draw('16px', '#767676', 'darker');
    draw('24px', '#949494', 'large');
    draw('24px', '#959595', 'lighter');
  });
  const texts = await measureContrast(page, 1);
  expect(texts.filter(({ contrast, needed }) => contrast < needed).map(({ text }) => text)).toEqual([
    'grey',
    'lighter',
  ]);
  expect(texts).toHaveLength(4);
});
