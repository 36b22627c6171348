import { LANGUAGES } from '../../src/domain/words/language.ts';
import { fetchAsBrand, findPages } from './support/find-pages.ts';
import { expect, shopPort, test } from './support/shop.ts';

test.skip(({ isMobile }) => isMobile, 'the served documents are the same');

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test(`[SHELL-004][SHELL-013] the shop answers in ${language} to browsers that prefer it`, async ({
      page,
      shop,
    }) => {
      const answer = await page.goto(shop.home);
      expect(answer?.headers()['content-language']).toBe(language);
      expect(answer?.headers().vary).toMatch(/Accept-Language.*Cookie/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

    test(`no text is missing and none shows its id in ${language}`, async ({ page, shop }) => {
      await shop.visitHome();
      const texts = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          if (walker.currentNode.parentElement?.localName !== 'script')
            found.push(walker.currentNode.textContent ?? '');
        }
        for (const element of document.querySelectorAll('[aria-label], [alt]')) {
          found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? '');
        }
        return found.map((text) => text.trim());
      });
      const isOdd = /^[a-z]+(\.[a-z][a-zA-Z]+)+$|undefined|\[object|\{\w+\}|NaN/;
      expect(texts.filter((text) => isOdd.test(text))).toEqual([]);
    });
  });
}

test.describe('in a language the shop does not speak', () => {
  test.use({ locale: 'ja' });

  test('[ROUTE-003][FLAG-013] the shop speaks German', async ({ page, shop }) => {
    await shop.visitHome();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test('every page introduces itself in every language', async ({ brandKey }) => {
  const pages = await findPages(shopPort(), brandKey);
  for (const { path } of pages) {
    const introductions = new Set<string>();
    for (const language of LANGUAGES) {
      const { body } = await fetchAsBrand(shopPort(), brandKey, path, language);
      introductions.add(/<title>.*?<\/title><meta name="description" content=".*?">/.exec(body)?.[0] ?? '');
    }
    expect.soft(introductions.size, path).toBe(LANGUAGES.length);
  }
});
