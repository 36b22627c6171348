import { expect, test } from 'vitest';
import { findReturnPath } from './find-return-path.server.ts';

const origin = 'https://shop.test';
const find = (
  named: string | undefined,
  referer?: string,
  after: Parameters<typeof findReturnPath>[0] = 'sign-in',
) => findReturnPath(after, { named, referer, origin, locales: ['de-de'] });

test('[AUTH-010] the path that is named comes before the page on which it stood', () => {
  expect(find('/de-de/search?duration=7', `${origin}/de-de/favorites`)).toBe('/de-de/search?duration=7');
  expect(find(undefined, `${origin}/de-de/favorites?a=b#c`)).toBe('/de-de/favorites?a=b');
});

test.each([
  'https://evil.example/de-de/search',
  '//evil.example',
  '/de-de/ajax/favorites/info',
  '/xx-xx/search',
])('[AUTH-010] %s is no page of this site', (named) => {
  expect(find(named)).toBeNull();
});

test('a page of another site, and what is no address, lead nowhere', () => {
  expect(find(undefined, 'https://evil.example/de-de/search')).toBeNull();
  expect(find(undefined, 'no address')).toBeNull();
  expect(find(undefined)).toBeNull();
});

test('nobody is led back to the sign-in, nor after signing out to the account', () => {
  expect(find('/de-de/login')).toBeNull();
  expect(find('/de-de/verification-required')).toBeNull();
  expect(find('/de-de/account')).toBe('/de-de/account');
  expect(find('/de-de/account', undefined, 'sign-out')).toBeNull();
  expect(find('/de-de/search', undefined, 'sign-out')).toBe('/de-de/search');
});
