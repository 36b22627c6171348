import { expect, test } from 'vitest';
import { LANGUAGES } from './domain/words/language.ts';
import { findPageGroup, parameterShapes, routes } from './routes.ts';

test.each([
  ['[ROUTE-046]', 'checkout_ancillaries', 'checkout'],
  ['[ROUTE-046]', 'checkout_soft_booked', 'checkout'],
  ['[ROUTE-047]', 'seoDestinationGlossary', 'seo'],
  ['[ROUTE-047]', 'seoDestinationContent', 'seo'],
  ['[ROUTE-048]', 'homepage', null],
  ['[ROUTE-048]', 'voucher', null],
] as const)('%s %s belongs to the page group %s', (_id, name, group) => {
  expect(findPageGroup(name)).toBe(group);
});

test('[ROUTE-001][STORE-003] every page path begins with the locale segment', () => {
  const pages = Object.values(routes).filter((route) => route.kind === 'page');
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages.flatMap((route) => [...route.paths])) expect(path).toMatch(/^\/\{_locale\}/);
});

test('[SHELL-004] a path that names a language takes each of the product’s languages and no other', () => {
  expect(parameterShapes.language).toBe(`(?:${LANGUAGES.join('|')})`);
});
