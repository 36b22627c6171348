import { expect, test } from 'vitest';
import { withTranslation } from './with-translation.ts';

test('writes one language and keeps the others', () => {
  expect(withTranslation({ de: 'Kreta', fr: 'Crète' }, 'en', 'Crete', false)).toEqual({
    de: 'Kreta',
    fr: 'Crète',
    en: 'Crete',
  });
});

test('leaves out a language that is emptied: it falls back to German', () => {
  expect(withTranslation({ de: 'Kreta', en: 'Crete' }, 'en', '', true)).toEqual({ de: 'Kreta' });
});

test('an optional field without words is not there, a required one stays empty', () => {
  expect(withTranslation({ de: 'K' }, 'de', '', false)).toBeUndefined();
  expect(withTranslation({ de: 'K' }, 'de', '', true)).toEqual({ de: '' });
  expect(withTranslation({ de: 'K', en: 'C' }, 'de', '', false)).toEqual({ de: '', en: 'C' });
});
