import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { allowedErrors, createNearWords } from './near-words.ts';

test('a word of four letters has to be right, of five one letter may be wrong, of nine two', () => {
  expect(['abcd', 'abcde', 'abcdefgh', 'abcdefghi'].map(allowedErrors)).toEqual([0, 1, 1, 2]);
});

test('finds exactly the words that are near enough, in spite of skipping most by their letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeklmnrst'), minLength: 3, maxLength: 11 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (known, typed) => {
      const near = known.filter((each) => {
        const most = allowedErrors(each);
        return most > 0 && editDistance(typed, each, most) <= most;
      });
      const found = createNearWords(known).find(typed);
      expect(found.map((each) => each.word)).toEqual(near);
    }),
  );
});

test('finds the word of which a part is typed, with an error', () => {
  const known = createNearWords(['mallorca', 'menorca', 'malaga', 'fuerteventura']);
  expect(known.findBeginnings('malor').map(({ word }) => word)).toContain('mallorca');
  expect(known.findBeginnings('fuertavent')).toEqual([{ word: 'fuerteventura', distance: 1 }]);
  expect(known.findBeginnings('atlan')).toEqual([]);
});
