import { editingLimits } from '../../defaults.ts';
import { parameterShapes } from '../../routes.ts';
import { matchPath } from '../../url.ts';
import type { EditedKind } from './edited-kind.ts';

const slugShape = new RegExp(`^${parameterShapes.slug}$`);
/** Stands for any locale of a site: which paths are fixed is the same in all of them. */
const anyLocale = 'de-de';

/**
 * What is wrong with a document's address; null for nothing. Only the page that is the home page has none, and it keeps none;
 * documents of which a brand has one never have any. Fixed routes win over pages, so their paths are not to be had (ROUTE-008).
 */
export function checkSlug(
  kind: EditedKind,
  slug: string,
  isHome: boolean,
): 'editing.problem.slugShape' | 'editing.problem.slugReserved' | 'editing.problem.slugOfHome' | null {
  if (kind !== 'page') return slug === '' ? null : 'editing.problem.slugShape';
  if (isHome) return slug === '' ? null : 'editing.problem.slugOfHome';
  if (!slugShape.test(slug) || slug.length > editingLimits.maxSlugLength) return 'editing.problem.slugShape';
  const match = matchPath(`/${anyLocale}/${slug}`, [anyLocale]);
  return match?.name === 'homepage' ? null : 'editing.problem.slugReserved';
}
