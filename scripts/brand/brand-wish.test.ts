import { expect, test } from 'vitest';
import { brand } from '../../src/brands/tagwind/brand.ts';
import { readBrandWish } from './brand-wish.ts';

test('a name alone is enough, everything else has a default', () => {
  expect(readBrandWish('Größe 7', {}, new Map())).toEqual({
    key: 'grosse7',
    name: 'Größe 7',
    company: 'Größe 7 GmbH',
    host: 'www.grosse7.example',
    colours: ['#0f6b6b'],
    market: 'de',
    locales: null,
    like: 'abendmeer',
    isDemo: false,
  });
});

test.each([
  ['A', {}, 'is no name of a brand'],
  ['<b>', {}, 'is no name of a brand'],
  ['Default', {}, 'its folder would be "default"'],
  ['Abendmeer', {}, 'There is a brand "abendmeer" already: src/brands/abendmeer'],
  ['Nordlicht', { host: 'https://nordlicht.example' }, 'is no host'],
  ['Nordlicht', { market: 'us' }, '"us" is no market'],
  ['Nordlicht', { like: 'nobody' }, 'There is no brand "nobody" to start from'],
  ['Nordlicht', { colour: ['#000001', '#000002', '#000003'] }, 'one or two colours'],
] as const)('%s with %j is refused in one sentence', (name, options, words) => {
  expect(() => readBrandWish(name, options, new Map())).toThrow(words);
});

test('a company that exists sells under the new brand, and any other name is a new company', () => {
  const { company } = brand;
  const companies = new Map([[company.id, company]]);
  expect(readBrandWish('Nordlicht', { company: company.id }, companies).company).toBe(company);
  expect(readBrandWish('Nordlicht', { company: 'Nordlicht AG' }, companies).company).toBe('Nordlicht AG');
});
