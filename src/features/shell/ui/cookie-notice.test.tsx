import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { CookieNotice } from './cookie-notice.tsx';

describe('cookie notice', () => {
  test('[SHELL-037] has a Close button that works as a form', async () => {
    const markup = await renderInShop(<CookieNotice path="/de-de" />);
    expect(markup).toContain('action="/de-de/ajax/cookie-notice-close" method="post"');
    expect(markup).toMatch(/<button[^>]*type="submit"[^>]*><span>Close<\/span>/);
  });

  test('is not there once it was closed', async () => {
    const markup = await renderInShop(<CookieNotice path="/de-de" />, { isCookieNoticeClosed: true });
    expect(readWords(markup)).toBe('');
  });
});
