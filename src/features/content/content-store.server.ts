import type { Pool } from 'pg';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { contentTimings, memoryLimits } from '../../defaults.ts';
import type { ContentDocument, DocumentKind } from './content-document.ts';
import { watchContent } from './watch-content.server.ts';

export interface ContentStore {
  /** The document, or null where there is none. */
  findDocument(brand: string, kind: DocumentKind, slug: string): Promise<ContentDocument | null>;
  /** Ends the store's own connection; call it before the pool ends. */
  close(): void;
}

/** Where pages have moved to. */
export interface ContentRedirects {
  /** Slug of the page that has left this address, '' for the home page; null where none has. A page that is there now is not asked for. */
  findRedirect(brand: string, slug: string): Promise<string | null>;
}

/** Receives notifications of changes. */
export interface ContentFollower {
  /** A process wrote or deleted a document; the store loads it again. */
  onChange(brand: string, kind: string, slug: string): void;
  /** The store receives notifications for the first time, or again after a loss; it may have missed changes before. */
  onReady(): void;
}

export interface ContentChanges {
  /** From now on. */
  follow(follower: ContentFollower): void;
}

interface Known {
  readonly answer: Promise<unknown>;
  /**
   * False once the document has or may have changed: the store queries the database again and returns this answer only
   * when the query fails.
   */
  isCurrent: boolean;
}

interface Options {
  readonly db: Db;
  /** For the session that listens for changes. */
  readonly pool: Pool;
  /** Marks what the media library knows of the pictures of a document; left out where nothing is known of any. */
  readonly markPictures?: <Body>(body: Body) => Promise<Body>;
}

/**
 * Documents of the database, cached in this process. PostgreSQL notifies this process of changes by any process; while
 * that connection is lost, the store queries every document again. When the database does not answer, pages show the
 * last known state, so that searches go on.
 */
export function createContentStore(
  { db, pool, markPictures }: Options,
  cacheLimit: number = memoryLimits.contentDocuments,
): ContentStore & ContentRedirects & ContentChanges {
  const cache = new Map<string, Known>();
  const followers: ContentFollower[] = [];
  /** Until then, by the process's clock, the database is spared questions to which an answer is known: it has just failed. */
  let noQueriesUntil = Number.NEGATIVE_INFINITY;
  const watch = watchContent(pool, {
    onChange(brand, kind, slug) {
      noQueriesUntil = Number.NEGATIVE_INFINITY;
      const changed = keyOf(brand, kind, slug);
      // A page that moves takes all its former addresses with it, and the notification does not list them.
      markStale((key) => key === changed || key.startsWith(redirectPrefix));
      for (const follower of followers) follower.onChange(brand, kind, slug);
    },
    onReady() {
      // The database answers again; a caller must not receive answers from before the loss.
      noQueriesUntil = Number.NEGATIVE_INFINITY;
      for (const follower of followers) follower.onReady();
    },
    onLoss: () => markStale(() => true),
  });

  function markStale(isAffected: (key: string) => boolean): void {
    for (const [key, known] of cache) if (isAffected(key)) known.isCurrent = false;
  }

  /** Holds the question rather than the answer: many askers make one query, and an answer asked before a change is doubtful with it. */
  function remember(key: string, known: Known): void {
    cache.delete(key);
    cache.set(key, known);
    if (cache.size <= cacheLimit) return;
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }

  /** @param key says all that the question asks */
  function findCached<Answer>(key: string, select: () => Promise<Answer>): Promise<Answer> {
    const last = cache.get(key) as (Known & { readonly answer: Promise<Answer> }) | undefined;
    if (last !== undefined && (last.isCurrent || performance.now() < noQueriesUntil)) {
      remember(key, last);
      return last.answer;
    }
    const fresh = last === undefined ? select() : withinTime(select());
    const answer = fresh.catch((error: unknown) => {
      const isNewest = cache.get(key) === pending;
      if (isNewest) cache.delete(key);
      if (last === undefined) throw error;
      noQueriesUntil = performance.now() + contentTimings.readTimeoutMs;
      if (isNewest) remember(key, last);
      return last.answer;
    });
    const pending: Known = { answer, isCurrent: watch.isWatching() };
    remember(key, pending);
    return answer;
  }

  return {
    findDocument: (brand, kind, slug) =>
      findCached(keyOf(brand, kind, slug), async () => {
        const document = await selectDocument(db, brand, kind, slug);
        if (document === null || markPictures === undefined) return document;
        return { ...document, body: await markPictures(document.body) };
      }),
    async findRedirect(brand, slug) {
      // All of a brand at once: addresses come from visitors, redirects from editors.
      const redirects = await findCached(redirectPrefix + brand, () => selectRedirects(db, brand));
      return redirects.get(slug) ?? null;
    },
    follow(follower) {
      followers.push(follower);
    },
    close: () => watch.close(),
  };
}

/** A server that vanished without a word leaves questions open for minutes. */
async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), contentTimings.readTimeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** No brand's key begins like this. */
const redirectPrefix = '> ';

function keyOf(brand: string, kind: string, slug: string): string {
  return `${brand} ${kind} ${slug}`;
}

interface ContentTables {
  content_document: NarrowedColumns<'content_document', Pick<ContentDocument, 'kind' | 'body'>>;
}

async function selectDocument(
  db: Db,
  brand: string,
  kind: DocumentKind,
  slug: string,
): Promise<ContentDocument | null> {
  const document = await narrowColumns<ContentTables>(db)
    .selectFrom('content_document')
    .select(['id', 'brand', 'kind', 'slug', 'version', 'body'])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return document ?? null;
}

async function selectRedirects(db: Db, brand: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('content_redirect')
    .innerJoin('content_document', 'content_document.id', 'content_redirect.document_id')
    .select(['content_redirect.slug as from', 'content_document.slug as to'])
    .where('content_redirect.brand', '=', brand)
    .whereRef('content_document.slug', '<>', 'content_redirect.slug')
    .execute();
  return new Map(rows.map(({ from, to }) => [from, to]));
}
