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

test.each([
  'complaint_form',
  'newsletter_subscribe',
  'newsletter_unsubscribe',
  'newsletter_get_customer_id',
  'newsletter_get_customer_data',
  'newsletter_update_customer',
  'do_voucher_booking_create',
  'get_voucher_booking_cart',
  'do_voucher_booking_info_set',
  'do_voucher_booking_book',
] as const)('%s is reserved under the locale prefix for a call that has no handler yet', (name) => {
  expect(routes[name].kind).toBe('endpoint');
  expect(routes[name].paths[0]).toMatch(/^\/\{_locale\}\/ajax\//);
});

test('[ROUTE-001][STORE-003] every page path begins with the locale segment', () => {
  const pages = Object.values(routes).filter((route) => route.kind === 'page');
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages.flatMap((route) => [...route.paths])) expect(path).toMatch(/^\/\{_locale\}/);
});

test('[SHELL-004] a path that names a language takes each of the product’s languages and no other', () => {
  expect(parameterShapes.language).toBe(`(?:${LANGUAGES.join('|')})`);
});
