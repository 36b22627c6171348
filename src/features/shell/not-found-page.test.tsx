import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import NotFoundPage from './not-found-page.tsx';

describe('not-found page', () => {
  test('[SHELL-041][SHELL-042] has the title and the text', async () => {
    const markup = await renderInShop(<NotFoundPage />);
    expect(markup).toContain('<h1>Page not found</h1>');
    expect(readWords(markup)).toContain('The page you are looking for does not exist.');
  });

  test('[SHELL-043] has a button that returns to the homepage', async () => {
    expect(await renderInShop(<NotFoundPage />)).toMatch(
      /<a href="\/de-de"[^>]*><span>Back to homepage<\/span><\/a>/,
    );
  });
});
