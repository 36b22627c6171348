import type { Pool } from 'pg';
import type { ContentDocument, DocumentKind } from './content-document.ts';
import { watchContent } from './watch-content.server.ts';

export interface ContentStore {
  /** The document, or null where there is none. The same object until the document changes. */
  findDocument(brand: string, kind: DocumentKind, slug: string): Promise<ContentDocument | null>;
  /** Ends the store's own connection; call it before the pool ends. */
  close(): void;
}

/** Where pages have moved to. */
export interface ContentRedirects {
  /** Slug of the page that has left this address, '' for the home page; null where none has. A page that is there now is not asked for. */
  findRedirect(brand: string, slug: string): Promise<string | null>;
}

/** Who is told of changes. */
export interface ContentFollower {
  /** A document was written or deleted; the store has forgotten it. */
  onChange(brand: string, kind: string, slug: string): void;
  /** Changes are heard of for the first time, or again: some may have been missed before. */
  onReady(): void;
}

export interface ContentChanges {
  /** From now on. */
  follow(follower: ContentFollower): void;
}

/** Entries kept in memory, absent documents included: slugs come from visitors, so their number has no bound. */
const defaultCacheLimit = 2000;

/**
 * Documents of the database, cached in this process. A change made by any process is seen here as soon as PostgreSQL
 * tells of it; while it could not tell, nothing is cached.
 */
export function createContentStore(
  pool: Pool,
  cacheLimit = defaultCacheLimit,
): ContentStore & ContentRedirects & ContentChanges {
  const cache = new Map<string, Promise<unknown>>();
  const followers: ContentFollower[] = [];
  const watch = watchContent(pool, {
    onChange(brand, kind, slug) {
      cache.delete(keyOf(brand, kind, slug));
      // A page that moves takes all its former addresses with it, and no one tells which they are.
      for (const key of cache.keys()) if (key.startsWith(redirectPrefix)) cache.delete(key);
      for (const follower of followers) follower.onChange(brand, kind, slug);
    },
    onReady() {
      for (const follower of followers) follower.onReady();
    },
    onLoss: () => cache.clear(),
  });

  /** Holds the question rather than the answer: many askers make one query, and an answer asked before a change dies with it. */
  function remember(key: string, question: Promise<unknown>): void {
    cache.delete(key);
    cache.set(key, question);
    if (cache.size <= cacheLimit) return;
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }

  /** @param key says all that the question asks */
  function ask<Answer>(key: string, select: () => Promise<Answer>): Promise<Answer> {
    const known = cache.get(key) as Promise<Answer> | undefined;
    if (known !== undefined) {
      remember(key, known);
      return known;
    }
    const question = select();
    if (watch.isWatching()) {
      remember(key, question);
      question.catch(() => {
        if (cache.get(key) === question) cache.delete(key);
      });
    }
    return question;
  }

  return {
    findDocument: (brand, kind, slug) =>
      ask(keyOf(brand, kind, slug), () => selectDocument(pool, brand, kind, slug)),
    async findRedirect(brand, slug) {
      // All of a brand at once: addresses come from visitors, redirects from editors.
      const redirects = await ask(redirectPrefix + brand, () => selectRedirects(pool, brand));
      return redirects.get(slug) ?? null;
    },
    follow(follower) {
      followers.push(follower);
    },
    close: () => watch.close(),
  };
}

/** No brand's key begins like this. */
const redirectPrefix = '> ';

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
    'select id, brand, kind, slug, version, body from content_document where brand = $1 and kind = $2 and slug = $3',
    [brand, kind, slug],
  );
  return rows[0] ?? null;
}

async function selectRedirects(pool: Pool, brand: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ from: string; to: string }>(
    `select redirect.slug as "from", page.slug as "to"
     from content_redirect redirect join content_document page on page.id = redirect.document_id
     where redirect.brand = $1 and page.slug <> redirect.slug`,
    [brand],
  );
  return new Map(rows.map(({ from, to }) => [from, to]));
}
