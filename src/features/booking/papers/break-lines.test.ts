import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Every letter is as wide as any other. */
const lines = (words: string, width: number) =>
  breakLines(words, width, (piece) => piece.length).map((pieces) => pieces.join(''));

test('a line takes as many words as fit to the letter, the space at its end not counted', () => {
  expect(lines('one two six', 7)).toEqual(['one two ', 'six']);
  expect(lines('one two six', 6)).toEqual(['one ', 'two ', 'six']);
});

test('a line ends behind a dash within a word, not behind one before a number', () => {
  expect(lines('Half-board', 6)).toEqual(['Half-', 'board']);
  expect(lines('a -50.00', 4)).toEqual(['a ', '-50.', '00']);
});

test('a no-break space keeps its words together', () => {
  expect(lines('for 99\u00a0€ only', 6)).toEqual(['for ', '99\u00a0€ ', 'only']);
});

test('a word wider than the line is broken anywhere, by whole letters', () => {
  expect(lines('see 𝒜bcdef', 4)).toEqual(['see ', '𝒜bc', 'def']);
});

test('a line break is one, also of nothing', () => {
  expect(lines('a\n\nb', 9)).toEqual(['a', '', 'b']);
});
