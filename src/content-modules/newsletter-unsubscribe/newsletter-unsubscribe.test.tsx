import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { narrowNewsletterUnsubscribe } from './narrow-newsletter-unsubscribe.ts';
import { NewsletterUnsubscribe } from './newsletter-unsubscribe.tsx';
import type { StoredNewsletterUnsubscribe } from './schema.ts';

const stored: StoredNewsletterUnsubscribe = {
  headline: 'Unsubscribe?',
  yes: { headline: 'Gone', copytext: 'No more letters.' },
  no: { headline: 'Here', copytext: 'All as before.', link: '/kreta', buttonText: 'Crete' },
};

test.each([
  ['?newsletter_recipient=ada%40example.com', true],
  ['?newsletter_recipient=', false],
  ['', false],
])(
  '[NEWS-013] [MOD-085] the address %s names a recipient: %s, and keeps them to itself',
  (search, hasRecipient) => {
    const props = narrowNewsletterUnsubscribe(stored, { query: new URLSearchParams(search) });
    expect(props).toEqual({ ...stored, hasRecipient });
  },
);

test('[NEWS-020] [NEWS-021] each result has headline and copy, and a button where it has a link and a text', async () => {
  const shown = (which: 'yes' | 'no', change: Partial<StoredNewsletterUnsubscribe> = {}) =>
    renderInShop(<NewsletterUnsubscribe {...stored} {...change} question={(parts) => parts[which]} />);
  expect(readWords(await shown('yes'))).toBe('Gone No more letters.');
  expect(readWords(await shown('no'))).toBe('Here All as before. Crete');
  expect(await shown('no')).toContain('href="/de-de/kreta"');
  const without = { headline: 'Here', copytext: 'All as before.', link: '/kreta' };
  expect(readWords(await shown('no', { no: without }))).toBe('Here All as before.');
});
