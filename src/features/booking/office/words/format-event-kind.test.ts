import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/words/language.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { formatEventKind, KNOWN_EVENTS } from './format-event-kind.ts';

test.each(LANGUAGES)('every kind of event of a timeline has a text of its own in %s', async (language) => {
  const texts = await loadTexts(language);
  const words = KNOWN_EVENTS.map((kind) => formatEventKind(kind, texts));
  expect(new Set(words).size).toBe(KNOWN_EVENTS.length);
});

test('returns an event of another version unchanged', async () => {
  expect(formatEventKind('moon-landed', await loadTexts('de'))).toBe('moon-landed');
});
