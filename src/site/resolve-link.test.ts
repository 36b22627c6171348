import { expect, test } from 'vitest';
import { isPlainLinkPath, resolveLink } from './resolve-link.ts';

test.each([
  ['[SHELL-047]', '/search', '/de-de/search', 'plain'],
  ['[SHELL-047]', '/search?dest=12', '/de-de/search?dest=12', 'plain'],
  ['[SHELL-048]', '/hotel/kreta/blue-bay-12', '/de-de/hotel/kreta/blue-bay-12', 'plain'],
  ['[SHELL-049]', '/gallery/AllDestinations', '/de-de/gallery/AllDestinations', 'plain'],
  ['[SHELL-050]', '/kreta', '/de-de/kreta', 'route'],
  ['[SHELL-050]', '/', '/de-de', 'route'],
  ['[SHELL-051]', '/de-de/search', '/de-de/search', 'plain'],
  ['[SHELL-051]', '/favorites', '/de-de/favorites', 'route'],
  ['[SHELL-051]', '/gallery/griechenland', '/de-de/gallery/griechenland', 'route'],
  ['[SHELL-051]', '/griechenland/kreta.html', '/de-de/griechenland/kreta.html', 'route'],
  ['[SHELL-051]', 'https://example.org/a', 'https://example.org/a', 'outside'],
  ['[SHELL-051]', 'tel:+493023125000', 'tel:+493023125000', 'outside'],
  ['[SHELL-051]', '#faq', '#faq', 'route'],
] as const)('%s the link %s leads to %s as a %s link', (_id, link, href, kind) => {
  expect(resolveLink(link, 'de-de')).toEqual({ href, kind });
});

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'kreta', ''])(
  'the link %j leads nowhere',
  (link) => {
    expect(resolveLink(link, 'de-de').href).toBe('#');
  },
);

test('[SHELL-051] the plain prefixes are judged after the locale segment', () => {
  expect(isPlainLinkPath('/de-de/hotel/a/b-1', 'de-de')).toBe(true);
  expect(isPlainLinkPath('/de-de/kreta', 'de-de')).toBe(false);
  expect(isPlainLinkPath('/de-de', 'de-de')).toBe(false);
});
