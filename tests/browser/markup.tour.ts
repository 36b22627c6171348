import { HtmlValidate } from 'html-validate';
import { fetchAsBrand, findPages } from './support/find-pages.ts';
import { expect, shopPort, test } from './support/shop.ts';

test.skip(({ isMobile }) => isMobile, 'the served documents are the same');

/** Errors of substance; how the markup is typed is React's business. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'svg-focusable': 'off',
    'require-sri': 'off',
  },
});

async function findFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

test('the validator notices a broken document', { tag: '@access' }, async () => {
  expect(
    await findFaults(
      '<!DOCTYPE html><html lang="de"><head><title>x</title></head><p style="a"></div></html>',
    ),
  ).not.toEqual([]);
});

/** States of pages that no link leads to. */
const states = [
  '/de-de/gibt-es-nicht',
  '/de-de/search?stars=1&rating=6',
  '/de-de/search?page=900',
  '/de-de/search?departureDate=2020-01-01&destinations=abc',
  '/de-de/search?adults=2&children=2020-03-09&hotelOnly=1',
  '/de-de/gallery/AllDestinations?maxPrice=1',
];

test('the HTML of every page is valid, in every state', { tag: '@access' }, async ({ brandKey }) => {
  const paths = (await findPages(shopPort(), brandKey)).map(({ path }) => path);
  const hotel = paths.find((path) => /\/hotel\//.test(path))?.split('?', 1)[0];
  for (const path of [...paths, ...states, `${hotel}?viewMode=offersCalendar`]) {
    const { body } = await fetchAsBrand(shopPort(), brandKey, path);
    expect.soft(await findFaults(body), path).toEqual([]);
  }
});

/** Links that open a window of their own, without the words that say so. */
function findSilentWindows(html: string, words: string): string[] {
  const links =
    html.match(/<(?:a|area|form)\b[^>]*\starget="(?!_self|_top|_parent)[^"]*"[^>]*>.*?<\/(?:a|form)>/gs) ??
    [];
  return links.filter((link) => !link.includes(words));
}

test('every link that opens a window says so, in every language', { tag: '@access' }, async ({
  brandKey,
}) => {
  const paths = (await findPages(shopPort(), brandKey)).map(({ path }) => path);
  const phrases = {
    de: 'öffnet ein neues Fenster',
    en: 'opens in a new window',
    es: 'se abre en una ventana nueva',
    fr: 's’ouvre dans une nouvelle fenêtre',
    it: 'si apre in una nuova finestra',
  };
  expect(findSilentWindows('<a href="/x" target="_blank">x</a>', phrases.de)).toHaveLength(1);
  let found = 0;
  for (const [language, words] of Object.entries(phrases))
    for (const path of paths) {
      const { body } = await fetchAsBrand(shopPort(), brandKey, path, language);
      found += body.split(words).length - 1;
      expect.soft(findSilentWindows(body, words), `${path} in ${language}`).toEqual([]);
    }
  expect(found).toBeGreaterThan(0);
});
