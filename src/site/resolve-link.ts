/** How addresses begin that an editor may write, as the requirements list them; the paths themselves are in `routes.ts`. */
const plainPrefixes = ['/search', '/hotel', '/gallery/AllDestinations'] as const;

export interface ResolvedLink {
  readonly href: string;
  /** `plain` loads a document, `route` moves inside the shop, `outside` leaves it. */
  readonly kind: 'plain' | 'route' | 'outside';
}

/** True for addresses that are always loaded as documents (SHELL-047 … SHELL-049), judged after the locale segment (SHELL-051). */
export function isPlainLinkPath(pathname: string, locale: string): boolean {
  const path = dropLocale(pathname, locale);
  return plainPrefixes.some((prefix) => path.startsWith(prefix));
}

/**
 * Turns a link written by an editor into an address of this site.
 * Own routes keep their route, every other internal path opens the homepage route with it as slug (SHELL-050, SHELL-051).
 * @param link '/kreta', '/search?…', '/de-de/favorites', 'https://…', 'tel:…', 'mailto:…' or '#part'
 */
export function resolveLink(link: string, locale: string): ResolvedLink {
  if (/^(https?:|tel:|mailto:)/.test(link)) return { href: link, kind: 'outside' };
  if (!link.startsWith('/') || link.startsWith('//'))
    return { href: link.startsWith('#') ? link : '#', kind: 'route' };
  const path = dropLocale(link, locale);
  const href = path === '/' ? `/${locale}` : `/${locale}${path}`;
  return { href, kind: isPlainLinkPath(path, locale) ? 'plain' : 'route' };
}

function dropLocale(path: string, locale: string): string {
  const prefix = `/${locale}`;
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
