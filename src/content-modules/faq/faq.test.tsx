import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { Faq } from './faq.tsx';

const sections = [
  { title: 'Gepäck', questions: [{ question: 'Was darf mit?', answer: 'Siehe [Hilfe](/hilfe).' }] },
  { title: 'Geld', questions: [{ question: 'Wann zahle ich?', answer: 'Vorher.' }] },
];

describe('FAQ', () => {
  test('[MOD-054][MOD-055][MOD-056] shows sections with a title, questions and answers', async () => {
    const markup = await renderInShop(<Faq headline="Fragen" sections={sections} />);
    expect(readWords(markup)).toBe('Fragen Gepäck Was darf mit? Siehe Hilfe . Geld Wann zahle ich? Vorher.');
  });

  test('[SHELL-061][MOD-057] has its sections open, as blocks the browser itself folds', async () => {
    const markup = await renderInShop(<Faq sections={sections} />);
    expect(markup.match(/<details[^>]* open=""/g)).toHaveLength(2);
    expect(markup.match(/<summary/g)).toHaveLength(2);
  });

  test('leads answers’ links through the shop', async () => {
    expect(await renderInShop(<Faq sections={sections} />)).toContain('href="/de-de/hilfe"');
  });

  test('keeps headings in order with and without a headline', async () => {
    const levels = async (headline?: string) =>
      [
        ...(await renderInShop(<Faq {...(headline && { headline })} sections={sections} />)).matchAll(
          /<h(\d)/g,
        ),
      ].map(([, level]) => level);
    expect(await levels('Fragen')).toEqual(['2', '3', '4', '3', '4']);
    expect(await levels()).toEqual(['2', '3', '2', '3']);
  });
});
