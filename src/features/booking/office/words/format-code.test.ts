import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { formatCode, KNOWN_CODES } from './format-code.ts';

const kinds = KNOWN_CODES.flatMap(([kind, codes]) =>
  LANGUAGES.map((language) => [kind, language, codes] as const),
);

test.each(kinds)('every code of a %s has a text of its own in %s', async (kind, language, codes) => {
  const texts = await loadTexts(language);
  const words = codes.map((code) => formatCode(kind, code, texts));
  expect(new Set(words).size).toBe(codes.length);
});

test('returns a code of another version unchanged', async () => {
  expect(formatCode('payment', 'paid-in-shells', await loadTexts('de'))).toBe('paid-in-shells');
});
