import type { LocalText } from '../../brands/brand.ts';

/**
 * Documents made of modules: a page has an address; the others are parts that every page of the brand shows, `notices`
 * those above its middle, each by its own rule (MOD-107, MOD-117, MOD-127).
 */
export const COMPOSED_KINDS = ['page', 'navigation', 'footer', 'notices'] as const;
/** Documents of values that win over the brand's own: its switches, and what else of it may change from day to day. */
export const VALUE_KINDS = ['flags', 'settings'] as const;
export type ComposedKind = (typeof COMPOSED_KINDS)[number];
export type ValueKind = (typeof VALUE_KINDS)[number];
export type DocumentKind = ComposedKind | ValueKind;

/** A module as it is stored: texts in all languages. */
export interface PlacedModule {
  /** Key of the module registry. */
  readonly type: string;
  /** Unique on its page, the same over edits. */
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface DocumentBody {
  /** Title and description in the browser's tab and in search results; pages have them, parts do not. */
  readonly meta?: { readonly title: LocalText; readonly description: LocalText };
  /** In the order in which they are shown (MOD-001); documents of values have none. */
  readonly modules: readonly PlacedModule[];
  /** What a document of values says; it may leave out any of them. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** One document of a brand in the content store, read-only. Its id and version together name one body. */
export interface ContentDocument {
  /** The same wherever the document moves to. */
  readonly id: string;
  readonly brand: string;
  readonly kind: DocumentKind;
  /** '' is the home page, or the only document of its kind. */
  readonly slug: string;
  readonly version: number;
  readonly body: DocumentBody;
}
