import type { Pool } from 'pg';
import type { ContentDocument, DocumentKind } from './content-document.ts';
import { watchContent } from './watch-content.server.ts';

export interface ContentStore {
  /** The document, or null where there is none. The same object until the document changes. */
  findDocument(brand: string, kind: DocumentKind, slug: string): Promise<ContentDocument | null>;
  /** Ends the store's own connection; call it before the pool ends. */
  close(): void;
}

/** Entries kept in memory, absent documents included: slugs come from visitors, so their number has no bound. */
const defaultCacheLimit = 2000;

/**
 * Documents of the database, cached in this process. A change made by any process is seen here as soon as PostgreSQL
 * tells of it; while it could not tell, nothing is cached.
 */
export function createContentStore(pool: Pool, cacheLimit = defaultCacheLimit): ContentStore {
  const cache = new Map<string, Promise<ContentDocument | null>>();
  const watch = watchContent(pool, {
    onChange: (...key) => cache.delete(keyOf(...key)),
    onLoss: () => cache.clear(),
  });

  /** Holds the question rather than the answer: many askers make one query, and an answer asked before a change dies with it. */
  function remember(key: string, question: Promise<ContentDocument | null>): void {
    cache.delete(key);
    cache.set(key, question);
    if (cache.size <= cacheLimit) return;
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }

  return {
    findDocument(brand, kind, slug) {
      const key = keyOf(brand, kind, slug);
      const known = cache.get(key);
      if (known !== undefined) {
        remember(key, known);
        return known;
      }
      const question = selectDocument(pool, brand, kind, slug);
      if (watch.isWatching()) {
        remember(key, question);
        question.catch(() => {
          if (cache.get(key) === question) cache.delete(key);
        });
      }
      return question;
    },
    close: () => watch.close(),
  };
}

function keyOf(brand: string, kind: string, slug: string): string {
  return `${brand} ${kind} ${slug}`;
}

async function selectDocument(
  pool: Pool,
  brand: string,
  kind: DocumentKind,
  slug: string,
): Promise<ContentDocument | null> {
  const { rows } = await pool.query<ContentDocument>(
    'select brand, kind, slug, version, body from content_document where brand = $1 and kind = $2 and slug = $3',
    [brand, kind, slug],
  );
  return rows[0] ?? null;
}
