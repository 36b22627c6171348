import type { PageLoader } from '../../../site/page-answer.ts';
import type { Search } from '../create-search.server.ts';

export function createFavoritesPageLoader(_search: Search): PageLoader {
  return async () => null;
}
