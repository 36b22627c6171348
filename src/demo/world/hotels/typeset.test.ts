import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it('begins every sentence with a capital', () => {
  expect(typeset('in Athen. ad Atene! è bello? sì', 'de')).toBe('In Athen. Ad Atene! È bello? Sì');
});

it('leaves the letter after an abbreviated number as it is', () => {
  expect(typeset('Rund 1.5 km', 'en')).toBe('Rund 1.5\u00a0km');
});

it('keeps numbers and units together', () => {
  expect(typeset('24 m² und 300 m, ab 15 Uhr, 12 mal', 'de')).toBe(
    '24\u00a0m² und 300\u00a0m, ab 15\u00a0Uhr, 12 mal',
  );
});

it('keeps French signs with their words, and leaves those of other languages', () => {
  expect(typeset('Sport : oui ; non; vraiment ?', 'fr')).toBe(
    'Sport\u202f: oui\u202f; non\u202f; vraiment\u202f?',
  );
  expect(typeset('Sport: ja; nein?', 'de')).toBe('Sport: ja; nein?');
});

it('rounds the apostrophes of names', () => {
  expect(typeset("Hotel in S'Arenal", 'de')).toBe('Hotel in S’Arenal');
});
