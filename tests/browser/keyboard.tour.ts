import { expect, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.beforeEach(({ page }) => skipPainting(page));

test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');
// Smooth scrolling would still be on its way when the stop is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  readonly name: string;
  readonly region: string;
  readonly isMarked: boolean;
  readonly isSeen: boolean;
}

test('the Tab key alone walks the whole home page, every stop in sight and marked', {
  tag: '@access',
}, async ({ page, shop }) => {
  await shop.visitHome();
  await shop.takeOver();
  const stops: Stop[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | null => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      // The ring may be on the stop, on its stretched click area, or on the card around it.
      const rings = [element, element.parentElement, element.parentElement?.parentElement].flatMap(
        (around) =>
          around ? [null, '::before', '::after'].map((part) => getComputedStyle(around, part)) : [],
      );
      const box = element.getBoundingClientRect();
      return {
        name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`,
        region: element.closest('header, main, footer, aside')?.localName ?? 'page',
        isMarked: rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
        ),
        isSeen: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      };
    });
    if (stop === null) break;
    stops.push(stop);
  }
  expect(stops.filter(({ isMarked, isSeen }) => !isMarked || !isSeen)).toEqual([]);
  const order = stops.map(({ region }) => region).filter((region, index, all) => region !== all[index - 1]);
  // News between header and main, the cookie notice in the flow after main.
  expect(order).toEqual(['page', 'header', 'aside', 'main', 'aside', 'footer']);
});

test('no stop of the home page is covered by the header or the cookie notice', { tag: '@access' }, async ({
  page,
  shop,
}) => {
  await shop.visitHome();
  await shop.takeOver();
  const covered: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.2, 0.5, 0.8].map((part) =>
        document.elementFromPoint(left + width * part, top + height / 2),
      );
      const isFree = points.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
      return { isFree, name: `${element.localName} ${element.textContent?.trim().slice(0, 40)}` };
    });
    if (stop === null) break;
    if (!stop.isFree) covered.push(stop.name);
  }
  expect(covered).toEqual([]);
});
