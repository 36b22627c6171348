import type { DocumentLine } from '../../features/editing/editing-calls.ts';

/** Kinds of which a brand has one document each, in the order of a page from its top. */
export const PART_KINDS = ['navigation', 'notices', 'footer', 'flags', 'settings'] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface ArrangedDocuments {
  /** The home page first, then by address. */
  readonly pages: readonly DocumentLine[];
  /** Null where the brand has none yet. */
  readonly parts: readonly { readonly kind: PartKind; readonly line: DocumentLine | null }[];
}

/**
 * The documents of a brand as the list shows them.
 * @param search words that address or title must contain, in any case; parts are always shown
 */
export function arrangeDocuments(
  documents: readonly DocumentLine[],
  brand: string,
  search: string,
): ArrangedDocuments {
  const own = documents.filter((line) => line.brand === brand);
  const words = search.trim().toLowerCase().split(/\s+/);
  const pages = own
    .filter(({ kind }) => kind === 'page')
    .filter((line) => words.every((word) => readWords(line).includes(word)))
    .sort((a, b) => a.slug.localeCompare(b.slug));
  return {
    pages,
    parts: PART_KINDS.map((kind) => ({ kind, line: own.find((line) => line.kind === kind) ?? null })),
  };
}

function readWords({ slug, title }: DocumentLine): string {
  return `/${slug} ${Object.values(title ?? {}).join(' ')}`.toLowerCase();
}
