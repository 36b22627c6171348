import { resolveLink } from '../../site/resolve-link.ts';
import { departFromHome } from '../../site/search/depart-from-home.ts';
import { useVisit } from '../../site/visit-context.tsx';

/** Address of a link for this visit. @param to as the editor wrote it */
export function useContentHref(to: string): string {
  const { brand, locale } = useVisit();
  return resolveLink(departFromHome(to, brand.market), locale).href;
}
