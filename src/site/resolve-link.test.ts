import { describe, expect, test } from 'vitest';
import { matchPath } from '../url.ts';
import { isPlainLinkPath, resolveLink } from './resolve-link.ts';

describe('resolveLink', () => {
  test.each(['/search', '/search?dest=kreta', '/de-de/search'])(
    '[SHELL-047] makes %s a plain link',
    (link) => {
      expect(resolveLink(link, 'de-de')).toMatchObject({ kind: 'plain' });
    },
  );

  test.each(['/hotel', '/hotel/detail/hotel-42', '/de-de/hotel/detail/hotel-42'])(
    '[SHELL-048] makes %s a plain link',
    (link) => {
      expect(resolveLink(link, 'de-de')).toMatchObject({ kind: 'plain' });
    },
  );

  test.each(['/gallery/AllDestinations', '/de-de/gallery/AllDestinations'])(
    '[SHELL-049] makes %s a plain link',
    (link) => {
      expect(resolveLink(link, 'de-de')).toMatchObject({ kind: 'plain' });
    },
  );

  test.each([
    ['/kreta', 'kreta'],
    ['/de-de/kreta', 'kreta'],
    ['/ziele/kreta', null],
    ['/galleryAllDestinations', null],
    ['/Hotel', null],
  ])('[SHELL-050] opens the homepage route for %s with the slug %j', (link, slug) => {
    const resolved = resolveLink(link, 'de-de');
    expect(resolved.kind).toBe('route');
    const match = matchPath(resolved.href, ['de-de']);
    expect(match?.params.slug ?? null).toBe(slug);
    if (slug !== null) expect(match?.name).toBe('homepage');
  });

  test('[SHELL-050] opens the homepage route itself for /', () => {
    expect(resolveLink('/', 'de-de')).toEqual({ href: '/de-de', kind: 'route' });
    expect(resolveLink('/de-de', 'de-de')).toEqual({ href: '/de-de', kind: 'route' });
  });

  test.each([
    ['/favorites', 'favorites'],
    ['/login', 'login'],
    ['/gallery/griechenland', 'rah_legacy_resultlist'],
    ['/urlaub/kreta.html', 'seoDestinationContent'],
  ])('[SHELL-051] keeps the own route of %s', (link, name) => {
    expect(matchPath(resolveLink(link, 'de-de').href, ['de-de'])?.name).toBe(name);
  });

  test.each(['https://example.com/', 'http://example.com', 'tel:+493023125200', 'mailto:a@b.example'])(
    'leaves %s as it is',
    (link) => {
      expect(resolveLink(link, 'de-de')).toEqual({ href: link, kind: 'outside' });
    },
  );

  test.each(['javascript:alert(1)', '//evil.example', 'kreta', ''])('leads %j nowhere', (link) => {
    expect(resolveLink(link, 'de-de').href).toBe('#');
  });

  test('keeps query and part of the page', () => {
    expect(resolveLink('/agb?a=1#zahlung', 'de-de').href).toBe('/de-de/agb?a=1#zahlung');
    expect(resolveLink('#fragen', 'de-de')).toEqual({ href: '#fragen', kind: 'route' });
  });
});

describe('isPlainLinkPath', () => {
  test('[SHELL-051] judges the path after the locale segment', () => {
    expect(isPlainLinkPath('/de-de/search', 'de-de')).toBe(true);
    expect(isPlainLinkPath('/de-de/kreta', 'de-de')).toBe(false);
    expect(isPlainLinkPath('/en-gb/search', 'de-de')).toBe(false);
  });
});
