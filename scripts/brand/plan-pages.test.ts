import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand as abendmeer } from '../../src/brands/abendmeer/brand.ts';
import type { Brand } from '../../src/brands/brand.ts';
import { brand as tagwind } from '../../src/brands/tagwind/brand.ts';
import { LANGUAGES } from '../../src/domain/words/language.ts';
import { planPages } from './plan-pages.ts';

const claim = { de: 'Nur See', en: 'Just the sea', it: 'Solo mare', es: 'Solo mar', fr: 'Rien que la mer' };

test.each([
  ['Abendmeer', abendmeer],
  ['Tagwind', tagwind],
])('the home page of a brand like %s has the claim of its own in every language', (_name, model) => {
  const home = readFileSync(`src/brands/${model.key}/pages/home.ts`, 'utf8');
  const own: Brand = { ...model, key: 'seeblick', name: 'Seeblick', claim };
  const planned = planPages(own, model, new Map([['home.ts', home]]), true).get('home.ts') ?? '';
  for (const language of LANGUAGES)
    expect(planned.toLowerCase()).toContain(`${language}: 'seeblick – ${claim[language].toLowerCase()}'`);
  expect(planned).toContain("en: 'Seeblick – just the sea'");
});
