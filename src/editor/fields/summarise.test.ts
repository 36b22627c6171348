import { expect, test } from 'vitest';
import { summarise } from './summarise.ts';

test('says the headline before other words, in the language, else in German', () => {
  const slide = { image: { alt: { de: 'Meer' } }, headline: { de: 'Kreta', en: 'Crete' } };
  expect(summarise(slide, 'en')).toBe('Crete');
  expect(summarise({ slides: [slide] }, 'fr')).toBe('Kreta');
});

test('is short, without marks, and says nothing where there are no words', () => {
  expect(summarise({ text: { de: `**Ab** ${'x'.repeat(80)}` } }, 'de')).toBe(`Ab ${'x'.repeat(56)}…`);
  expect(summarise({ text: { de: 'Mehr auf [Kreta](/kreta) und [Malta](/malta)' } }, 'de')).toBe(
    'Mehr auf Kreta und Malta',
  );
  expect(summarise({ link: '/kreta', list: [] }, 'de')).toBeNull();
  expect(summarise({ de: '' }, 'de')).toBeNull();
});
