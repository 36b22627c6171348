import { expect, test } from 'vitest';
import { LANGUAGES } from '../../domain/words/language.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { KNOWN_DEEDS, nameDeed } from './name-deed.ts';

test.each(LANGUAGES)('every deed of the audit log has words of its own in %s', async (language) => {
  const texts = await loadTexts(language);
  const words = KNOWN_DEEDS.map((deed) => nameDeed(deed, texts));
  expect(new Set(words).size).toBe(KNOWN_DEEDS.length);
});

test('a deed of another version stands as it was written', async () => {
  expect(nameDeed('moon landed', await loadTexts('de'))).toBe('moon landed');
});
