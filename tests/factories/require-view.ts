import type { PageAnswer, ViewName } from '../../src/site/page-answer.ts';

/** The page with the props of the view it has to show. Throws for another view and where there is no page. */
export function requireView<Name extends ViewName>(
  page: PageAnswer | null,
  view: Name,
): Extract<PageAnswer, { readonly view: Name }> {
  if (page?.view !== view) throw new Error(`The page shows ${page?.view ?? 'nothing'}, not ${view}`);
  // A generic name narrows no union; the line above has checked it.
  return page as Extract<PageAnswer, { readonly view: Name }>;
}
