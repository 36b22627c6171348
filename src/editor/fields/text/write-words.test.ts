import { expect, test } from 'vitest';
import { writeWords } from './write-words.ts';

test('writes one language and keeps the others', () => {
  expect(writeWords({ de: 'Kreta', fr: 'Crète' }, 'en', 'Crete', false)).toEqual({
    de: 'Kreta',
    fr: 'Crète',
    en: 'Crete',
  });
});

test('leaves out a language that is emptied: it falls back to German', () => {
  expect(writeWords({ de: 'Kreta', en: 'Crete' }, 'en', '', true)).toEqual({ de: 'Kreta' });
});

test('an optional field without words is not there, a required one stays empty', () => {
  expect(writeWords({ de: 'K' }, 'de', '', false)).toBeUndefined();
  expect(writeWords({ de: 'K' }, 'de', '', true)).toEqual({ de: '' });
  expect(writeWords({ de: 'K', en: 'C' }, 'de', '', false)).toEqual({ de: '', en: 'C' });
});
