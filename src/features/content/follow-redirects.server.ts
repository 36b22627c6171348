import type { PageLoader } from '../../site/page-data.ts';
import { buildPath } from '../../url.ts';
import type { ContentRedirects } from './content-store.server.ts';

/**
 * Redirects permanently from the former address of a page to its current one and preserves the query. A page that
 * exists at the address takes precedence.
 */
export function followRedirects(load: PageLoader, { findRedirect }: ContentRedirects): PageLoader {
  return async (visit, match, url, visitor) => {
    const page = await load(visit, match, url, visitor);
    const { slug } = match.params;
    if (page !== null || slug === undefined) return page;
    const target = await findRedirect(visit.brand.key, slug);
    if (target === null) return null;
    const { locale: _locale } = visit;
    const path = buildPath('homepage', target === '' ? { _locale } : { _locale, slug: target });
    return {
      code: 301,
      pageMetaContent: { title: '', description: '', isHidden: true },
      route: 'homepage',
      view: 'content',
      props: { modules: [] },
      redirectTo: path + url.search,
      isPermanent: true,
    };
  };
}
