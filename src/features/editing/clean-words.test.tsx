import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { RichWords } from '../../content-modules/parts/rich-words.tsx';
import { cleanWords, listWordLinks } from './clean-words.ts';

describe('words are saved', () => {
  test.each([
    ['5 < 7 und 7 > 5', '5 < 7 und 7 > 5'],
    ['<3 für Kreta', '<3 für Kreta'],
    ['Preis **fett** und [Link](/kreta#teil)', 'Preis **fett** und [Link](/kreta#teil)'],
    ['[Mail](mailto:a@b.example) [Ruf](tel:+49123)', '[Mail](mailto:a@b.example) [Ruf](tel:+49123)'],
    ['[nicht] (so)', '[nicht] (so)'],
    ['Som\u00admer, ⛱️ 👩‍👧', 'Som\u00admer, ⛱️ 👩‍👧'],
    ['Préparé\u202fà la main\u00a0!', 'Préparé\u202fà la main\u00a0!'],
  ])('%j stays', (words, cleaned) => {
    expect(cleanWords(words, true)).toBe(cleaned);
  });

  test.each([
    ['a<b>c</b>d', 'acd'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<<script>script>alert(1)<</script>/script>', 'alert(1)'],
    ['vorher <script', 'vorher script'],
    ['<!-- Notiz -->Text', 'Text'],
    ['[Klick](javascript:alert)', 'Klick'],
    ['[Klick](JavaScript:alert)', 'Klick'],
    ['[Klick](//evil.example)', 'Klick'],
    ['[Klick](data:text/html,x)', 'Klick'],
    ['[a](java\u0000script:x)', 'a'],
    ['[[x](javascript:y)](javascript:z)', 'x'],
    ['a\u202eb\u200fc\u2066d\u0007e\ue000f\u{f0000}g\ufeffh', 'abcdefgh'],
    ['halb \ud800 Zeichen', 'halb \ufffd Zeichen'],
    ['a\r\nb\u2028c\td', 'a\nb\nc d'],
  ])('%j becomes %j', (words, cleaned) => {
    expect(cleanWords(words, true)).toBe(cleaned);
  });

  test('in one line where the field has one', () => {
    expect(cleanWords(' a\nb\r\nc ', false)).toBe('a b c');
  });
});

describe('60,000 characters are cleaned within a quarter of a second', () => {
  test.each([
    ['opening brackets', `${'<'.repeat(59_999)}b`],
    ['nested tags', '<b'.repeat(20_000) + '>'.repeat(20_000)],
    ['square brackets', '['.repeat(60_000)],
    ['links without an end', '[]('.repeat(20_000)],
    ['nested links', `${'['.repeat(4_000)}x${'](javascript:y)'.repeat(4_000)}`],
    ['tags in links in tags', `${'<['.repeat(3_500)}b${'](javascript:y)b>'.repeat(3_500)}`],
    ['marks between tags', `${'\u0f73'.repeat(30)}<b>`.repeat(1_818)],
  ])('%s', (_what, text) => {
    const before = process.cpuUsage();
    const cleaned = cleanWords(text, true);
    listWordLinks(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(250);
    expect(cleanWords(cleaned, true)).toBe(cleaned);
    expect(cleaned).not.toMatch(/<b|\]\(javascript/);
  });
});

/** Texts made of what is dangerous, put together by chance. */
const dangerous = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '</',
        '<script',
        '<svg onload=',
        '<!--',
        '-->',
        '<a href="',
        '"',
        "'",
        '`',
        '[',
        '](',
        ')',
        'javascript:',
        'data:',
        'vbscript:',
        '//',
        '/kreta',
        'https://a.example',
        '\u0000',
        '\t',
        '\n',
        '\u202e',
        '\u{f0000}path\u{f0000}',
        '**',
        'a',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('for every input', () => {
  test('nothing is left that a browser would run', () => {
    fc.assert(
      fc.property(dangerous, fc.boolean(), (typed, isRich) => {
        const cleaned = cleanWords(typed, isRich);
        expect(cleaned).not.toMatch(/<[a-z/!?]/i);
        expect(cleaned).not.toMatch(/[\p{Bidi_Control}\p{Co}]/u);
        expect(cleaned.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
        for (const [, to] of cleaned.matchAll(/\[[^\]]*\]\(([^)\s]*)\)/g))
          expect(to).toMatch(/^(?:\/(?!\/)|#|https?:\/\/|tel:|mailto:)/);
      }),
      { numRuns: 2000 },
    );
  });

  test('a page shows nothing but words, strong words and harmless links', async () => {
    await fc.assert(
      fc.asyncProperty(dangerous, async (typed) => {
        const markup = await renderInShop(<RichWords words={cleanWords(typed, true)} />);
        for (const [tag, href] of markup.matchAll(/<[^>]*?(?:href="([^"]*)"[^>]*)?>/g)) {
          expect(tag).toMatch(/^<(?:a href="[^"]*"|\/a|strong|\/strong|!-- --)>$/);
          if (href !== undefined) expect(href).toMatch(/^(?:\/de-de|#|https?:\/\/|tel:|mailto:)/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('what is clean stays clean: a second time changes nothing', () => {
    fc.assert(
      fc.property(dangerous, fc.boolean(), (typed, isRich) => {
        const cleaned = cleanWords(typed, isRich);
        expect(cleanWords(cleaned, isRich)).toBe(cleaned);
      }),
      { numRuns: 2000 },
    );
  });
});
