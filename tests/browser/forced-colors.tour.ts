import type { Page } from '@playwright/test';
import { expect, shopPort, test } from './support/shop.ts';
import { skipPainting } from './support/skip-painting.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => skipPainting(page));

/** What can have the focus without showing it: colours of the page's own are gone, so only an outline is seen. */
function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, summary, [tabindex="0"]',
    );
    const isMarked = (element: Element) =>
      ['', '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    return [...stops].flatMap((stop) => {
      stop.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (document.activeElement !== stop) return [];
      // A control that is drawn by its label shows the focus there.
      const drawn = [stop, stop.parentElement, stop.nextElementSibling].filter((each) => each !== null);
      return drawn.some(isMarked) ? [] : [stop.outerHTML.slice(0, 120)];
    });
  });
}

test('in forced colours the focus is always visible', { tag: '@access' }, async ({ page, shop }) => {
  const list = '/de-de/search?duration=7';
  const answer = await page.request.get(
    `http://localhost:${shopPort()}/de-de/ajax/mixed-resultlist?duration=7&stars=4`,
  );
  const [{ hotel }] = (await answer.json()).results;
  const path = hotel.features.find(({ name }: { name: string }) => name === 'route').value;
  for (const address of [shop.home, '/de-de/gallery/AllDestinations', list, path, '/de-de/favorites']) {
    await shop.visit(address);
    await shop.takeOver();
    expect.soft(await findUnmarked(page), address).toEqual([]);
  }
});
