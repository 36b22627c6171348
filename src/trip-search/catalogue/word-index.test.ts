import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from '../../domain/words/fold-text.ts';
import { createWordIndex } from './word-index.ts';

test('[DEST-013] a name is found by the beginnings of its words, in any order', () => {
  const index = createWordIndex(['Palma de Mallorca', 'Las Palmas', 'Malaga', 'Palma Nova']);
  expect(index.find(['palma'], 9)).toEqual([0, 3, 1]);
  expect(index.find(['mal', 'pal'], 9)).toEqual([0]);
  expect(index.find(['alma'], 9)).toEqual([]);
  expect(index.find([], 9)).toEqual([]);
  expect(index.find(['zz'], 9)).toEqual([]);
});

test('names that begin with the first word come first, otherwise the order of the list counts', () => {
  const index = createWordIndex(['Villa Sol', 'Sol Mar', 'Hotel Sol', 'Sol Sole', 'Sol']);
  expect(index.find(['sol'], 9)).toEqual([1, 3, 4, 0, 2]);
  expect(index.find(['sol'], 2)).toEqual([1, 3]);
  expect(index.find(['sol'], 4)).toEqual([1, 3, 4, 0]);
});

test('a name with umlauts is found as keyboards without them spell it', () => {
  const index = createWordIndex(['München', 'Österreich', 'Munster']);
  expect(index.find(['muenchen'], 9)).toEqual([0]);
  expect(index.find(['mun'], 9)).toEqual([0, 2]);
  expect(index.find(['oesterr'], 9)).toEqual([1]);
});

test('a thing of several names is found by each of them, and comes first where one begins so', () => {
  const index = createWordIndex(['Mar del Sol', ['Kanarische Inseln', 'Kanaren'], ['Ibiza', 'Sol']]);
  expect(index.find(['kanaren'], 9)).toEqual([1]);
  expect(index.find(['kana'], 9)).toEqual([1]);
  expect(index.find(['inseln'], 9)).toEqual([1]);
  expect(index.find(['sol'], 9)).toEqual([2, 0]);
});

test('it finds what going through all names finds', () => {
  const word = fc.stringMatching(/^[ab]{1,3}$/);
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(name), fc.array(word, { minLength: 1, maxLength: 2 }), (names, words) => {
      const isFound = (text: string) =>
        words.every((start) => splitWords(text).some((part) => part.startsWith(start)));
      const all = names.flatMap((text, at) => (isFound(text) ? [at] : []));
      const begins = (at: number) => names[at]?.startsWith(words[0] ?? '') === true;
      const expected = [...all.filter(begins), ...all.filter((at) => !begins(at))];
      expect(createWordIndex(names).find(words, 5)).toEqual(expected.slice(0, 5));
    }),
  );
});
