import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

test('the text has as many sentences as fit', () => {
  const text = 'Ein Haus am Meer. Ruhig gelegen. Mit Pool.';
  expect(shortenText(text, 32, 'de')).toBe('Ein Haus am Meer. Ruhig gelegen.');
  expect(shortenText(text, 31, 'de')).toBe('Ein Haus am Meer.');
  expect(shortenText(text, 100, 'de')).toBe(text);
});

test('a first sentence that is too long ends between two words', () => {
  expect(shortenText('Sonne, Salz und lange Abende im Freien.', 20, 'de')).toBe('Sonne, Salz und…');
  expect(shortenText('Donaudampfschifffahrt', 10, 'de')).toBe('Donaudamp…');
});

test('nothing stays nothing', () => {
  expect(shortenText('  ', 10, 'en')).toBe('');
});
