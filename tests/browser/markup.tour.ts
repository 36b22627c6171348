import { HtmlValidate } from 'html-validate';
import { fetchAsBrand, findPages } from './find-pages.ts';
import { expect, shopPort, test } from './shop.ts';

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

test('the validator notices a broken document', async () => {
  expect(
    await findFaults(
      '<!DOCTYPE html><html lang="de"><head><title>x</title></head><p style="a"></div></html>',
    ),
  ).not.toEqual([]);
});

test('the HTML of every page is valid', async ({ brandKey }) => {
  const pages = [...(await findPages(shopPort(), brandKey)), { path: '/de-de/gibt-es-nicht' }];
  for (const { path } of pages) {
    const { body } = await fetchAsBrand(shopPort(), brandKey, path);
    expect.soft(await findFaults(body), path).toEqual([]);
  }
});
