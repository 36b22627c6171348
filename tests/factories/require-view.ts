import type { PageData, ViewName } from '../../src/site/page-data.ts';

/** The page with the props of the view it has to show. Throws for another view and where there is no page. */
export function requireView<Name extends ViewName>(
  page: PageData | null,
  view: Name,
): Extract<PageData, { readonly view: Name }> {
  if (page?.view !== view) throw new Error(`The page shows ${page?.view ?? 'nothing'}, not ${view}`);
  // A generic name narrows no union; the line above has checked it.
  return page as Extract<PageData, { readonly view: Name }>;
}
