import { resolveLink } from '../../site/resolve-link.ts';
import { useVisit } from '../../site/visit-context.tsx';

/** Address of a link for this visit. @param to as the editor wrote it */
export function useContentHref(to: string): string {
  const { locale } = useVisit();
  return resolveLink(to, locale).href;
}
