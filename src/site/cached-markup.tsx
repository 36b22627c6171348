import { createContext, type ReactNode, use } from 'react';
import { dropLocale } from '../url.ts';

/** The server's cache of markup. */
export interface CachedParts {
  /** Placeholder in attributes for the path of the page, which differs from page to page. */
  readonly pathMark: string;
  /** The same for what follows the locale in it. */
  readonly restMark: string;
  /** Returns what the page renders in the place of a part: its children, or where the cache has their markup, a mark for it. */
  hold(part: string, shows: readonly unknown[], children: ReactNode): ReactNode;
}

/** Null in the browser and for editors: nothing is cached there. */
export const CachedPartsContext = createContext<CachedParts | null>(null);

/**
 * The form field that says which page a form leads back to. It and the addresses of `useAddressUnder` are what is not in the key of cached markup.
 * @param path path and query of the page
 */
export function ReturnField({ path }: { readonly path: string }) {
  const cache = use(CachedPartsContext);
  return <input type="hidden" name="return" value={cache?.pathMark ?? path} />;
}

/** The address of this page under another locale. @param path of the page, with its query */
export function useAddressUnder(locale: string, path: string): string {
  const cache = use(CachedPartsContext);
  return `/${locale}${cache?.restMark ?? dropLocale(path)}`;
}

export interface CachedMarkupProps {
  /** Names the part; no other part of the shop has this name. */
  readonly part: string;
  /** Every value that the part shows, as plain data. The visit is always part of the key and is left out here. */
  readonly shows: readonly unknown[];
  /** One or more elements. Their components do not run where the markup is cached. */
  readonly children: ReactNode;
}

/**
 * A part of a page whose markup the server renders once for each key and then takes from a cache (ADR 0025); in the browser it is its
 * children and nothing else. The key consists of the part's name, of what it shows and of the visit, all by value. Nothing inside may
 * use `useId` or any value that is not in the key; contexts of the page may hand in components, which are the same for every page
 * with a part of that name.
 */
export function CachedMarkup({ part, shows, children }: CachedMarkupProps) {
  const cache = use(CachedPartsContext);
  return cache === null ? children : cache.hold(part, shows, children);
}
