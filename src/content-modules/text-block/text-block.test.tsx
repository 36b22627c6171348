import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { TextBlock } from './text-block.tsx';

describe('text block', () => {
  test('[MOD-058] shows headline, paragraphs and list', async () => {
    const markup = await renderInShop(
      <TextBlock headline="Kreta" paragraphs={['Eins.', 'Zwei.']} items={['Drei']} />,
    );
    expect(readWords(markup)).toBe('Kreta Eins. Zwei. Drei');
    expect(markup).toMatch(/<h2[^>]*>Kreta<\/h2>/);
  });

  test('is the page’s heading where it is said to be', async () => {
    const markup = await renderInShop(<TextBlock isPageTitle headline="Hilfe" paragraphs={[]} />);
    expect(markup).toMatch(/<h1[^>]*>Hilfe<\/h1>/);
  });

  test('turns **strong** and [links](/kreta) into elements', async () => {
    const markup = await renderInShop(
      <TextBlock paragraphs={['Im **Mai** nach [Kreta](/kreta) und zurück.']} />,
    );
    expect(markup).toMatch(/Im <strong>Mai<\/strong> nach <a href="\/de-de\/kreta">Kreta<\/a> und zurück\./);
  });

  test('shows everything else as it was typed', async () => {
    const markup = await renderInShop(<TextBlock paragraphs={['<b>5 * 3</b> [nicht] (so) **offen']} />);
    expect(markup).toContain('&lt;b&gt;5 * 3&lt;/b&gt; [nicht] (so) **offen');
  });

  test('pairs every fact’s value with its label', async () => {
    const markup = await renderInShop(
      <TextBlock paragraphs={[]} facts={[{ value: '3 h 15', label: 'Flug' }]} />,
    );
    expect(markup).toMatch(/<dt>Flug<\/dt><dd>3 h 15<\/dd>/);
  });

  test('has an anchor for links to its part of the page', async () => {
    expect(await renderInShop(<TextBlock anchor="zahlung" paragraphs={['Eins.']} />)).toContain(
      'id="zahlung"',
    );
  });
});
