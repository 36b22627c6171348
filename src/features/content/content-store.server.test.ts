import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { type ContentStore, createContentStore } from './content-store.server.ts';

let database: TestDatabase;
let stores: ContentStore[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.pool.query('delete from content_document');
});

afterEach(() => {
  for (const store of stores) store.close();
  stores = [];
});

afterAll(() => database.drop());

/** A pool that counts the document queries it receives. */
function countQueries(pool: Pool): { pool: Pool; count(): number } {
  let count = 0;
  const counting = new Proxy(pool, {
    get(target, property) {
      if (property === 'connect') count += 1;
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { pool: counting, count: () => count };
}

async function openStore(limit?: number) {
  const { pool, count } = countQueries(database.pool);
  const store = createContentStore({ db: openKysely(pool), pool: database.pool }, limit);
  stores.push(store);
  // Watching has begun as soon as a second question costs no query.
  await vi.waitFor(async () => {
    await store.findDocument('probe', 'page', 'probe');
    const before = count();
    await store.findDocument('probe', 'page', 'probe');
    expect(count()).toBe(before);
  }, pollTimeout);
  return { store, count };
}

async function savePage(slug: string, title: string, brand = 'abendmeer'): Promise<void> {
  await database.pool.query(
    `insert into content_document (brand, kind, slug, body) values ($1, 'page', $2, $3)
     on conflict (brand, kind, slug) do update set body = excluded.body`,
    [brand, slug, JSON.stringify({ meta: { title: { de: title }, description: { de: '' } }, modules: [] })],
  );
}

/** Ends the connection that notifies the store of changes; the store reconnects after 100 ms. */
async function cutWatch(): Promise<void> {
  const cut = await database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and query in ('listen content_changed', 'select 1')`,
  );
  expect(cut.rowCount).toBe(1);
}

/** Reads until the store has noticed the loss of the connection and a database query has failed. */
async function readAfterLoss(store: ContentStore, count: () => number): Promise<void> {
  await vi.waitFor(async () => {
    const before = count();
    expect(await titleOf(store, 'kreta')).toBe('Kreta');
    expect(count()).toBeGreaterThan(before);
  }, pollTimeout);
}

const titleOf = async (store: ContentStore, slug: string) =>
  (await store.findDocument('abendmeer', 'page', slug))?.body.meta?.title.de ?? null;

describe('content store', () => {
  test('finds a document by brand, kind and slug', async () => {
    const { store } = await openStore();
    await savePage('kreta', 'Kreta');
    expect(await store.findDocument('abendmeer', 'page', 'kreta')).toEqual({
      id: expect.any(String),
      brand: 'abendmeer',
      kind: 'page',
      slug: 'kreta',
      version: 1,
      body: { meta: { title: { de: 'Kreta' }, description: { de: '' } }, modules: [] },
    });
    expect(await store.findDocument('tagwind', 'page', 'kreta')).toBeNull();
    expect(await store.findDocument('abendmeer', 'footer', 'kreta')).toBeNull();
  });

  test('queries the database once for a document that does not change', async () => {
    await savePage('kreta', 'Kreta');
    const { store, count } = await openStore();
    const first = await store.findDocument('abendmeer', 'page', 'kreta');
    const before = count();
    expect(await store.findDocument('abendmeer', 'page', 'kreta')).toEqual(first);
    expect(count()).toBe(before);
  });

  test('runs one query for many requests at the same time', async () => {
    await savePage('kreta', 'Kreta');
    const { store, count } = await openStore();
    const before = count();
    await Promise.all(Array.from({ length: 20 }, () => store.findDocument('abendmeer', 'page', 'kreta')));
    expect(count()).toBe(before + 1);
  });

  test('remembers that there is no document', async () => {
    const { store, count } = await openStore();
    await store.findDocument('abendmeer', 'page', 'atlantis');
    const before = count();
    expect(await store.findDocument('abendmeer', 'page', 'atlantis')).toBeNull();
    expect(count()).toBe(before);
  });

  test('shows what another process changed, created or deleted', async () => {
    const { store } = await openStore();
    expect(await titleOf(store, 'kreta')).toBeNull();
    await savePage('kreta', 'Kreta');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta'), pollTimeout);
    await savePage('kreta', 'Kreta im Herbst');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta im Herbst'), pollTimeout);
    await database.pool.query(`update content_document set slug = 'creta' where slug = 'kreta'`);
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBeNull(), pollTimeout);
    expect(await titleOf(store, 'creta')).toBe('Kreta im Herbst');
    await database.pool.query(`delete from content_document where slug = 'creta'`);
    await vi.waitFor(async () => expect(await titleOf(store, 'creta')).toBeNull(), pollTimeout);
  });

  test('knows where a page has moved to, however often, and forgets it when it moves on', async () => {
    const { store, count } = await openStore();
    await savePage('kreta', 'Kreta');
    const { rows } = await database.pool.query(`select id from content_document where slug = 'kreta'`);
    const move = async (from: string, to: string) => {
      await database.pool.query(
        `insert into content_redirect (brand, slug, document_id) values ('abendmeer', $1, $2)
         on conflict (brand, slug) do update set document_id = excluded.document_id`,
        [from, rows[0].id],
      );
      await database.pool.query('update content_document set slug = $1 where id = $2', [to, rows[0].id]);
    };
    expect(await store.findRedirect('abendmeer', 'kreta')).toBeNull();
    await move('kreta', 'creta');
    await vi.waitFor(
      async () => expect(await store.findRedirect('abendmeer', 'kreta')).toBe('creta'),
      pollTimeout,
    );
    await move('creta', 'crete');
    await vi.waitFor(
      async () => expect(await store.findRedirect('abendmeer', 'kreta')).toBe('crete'),
      pollTimeout,
    );
    expect(await store.findRedirect('abendmeer', 'creta')).toBe('crete');
    expect(await store.findRedirect('tagwind', 'kreta')).toBeNull();
    // The second message of the last move may still be on its way; once it is here, nothing is asked again.
    await vi.waitFor(async () => {
      const before = count();
      await store.findRedirect('abendmeer', 'kreta');
      expect(count()).toBe(before);
    }, pollTimeout);
    await move('crete', 'kreta');
    await vi.waitFor(
      async () => expect(await store.findRedirect('abendmeer', 'kreta')).toBeNull(),
      pollTimeout,
    );
    expect(await store.findRedirect('abendmeer', 'crete')).toBe('kreta');
  });

  test('evicts the least recently used document when the cache is full', async () => {
    const { store, count } = await openStore(3);
    for (const slug of ['a', 'b', 'c', 'a', 'd']) await store.findDocument('abendmeer', 'page', slug);
    const queriesFor = async (slug: string) => {
      const before = count();
      await store.findDocument('abendmeer', 'page', slug);
      return count() - before;
    };
    expect(await queriesFor('a')).toBe(0);
    expect(await queriesFor('d')).toBe(0);
    expect(await queriesFor('b')).toBe(1);
  });

  test('never shows old content after its connection was cut, and comes back to it', async () => {
    const { store, count } = await openStore();
    await savePage('kreta', 'Kreta');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta'), pollTimeout);
    await cutWatch();
    await savePage('kreta', 'Kreta danach');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta danach'), pollTimeout);
    await vi.waitFor(async () => {
      await titleOf(store, 'kreta');
      const before = count();
      await titleOf(store, 'kreta');
      expect(count()).toBe(before);
    }, pollTimeout);
    await savePage('kreta', 'Kreta zuletzt');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta zuletzt'), pollTimeout);
  });

  test('serves the last known document while the database does not answer, and queries again afterwards', async () => {
    const { store, count } = await openStore();
    await savePage('kreta', 'Kreta');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta'), pollTimeout);
    await database.pool.query('alter table content_document rename to content_elsewhere');
    try {
      await cutWatch();
      await expect(store.findDocument('abendmeer', 'page', 'rhodos')).rejects.toThrow('content_document');
      await readAfterLoss(store, count);
      // Once a second is enough.
      const before = count();
      expect(await titleOf(store, 'kreta')).toBe('Kreta');
      expect(count()).toBe(before);
      await database.pool.query(`update content_elsewhere set slug = 'creta' where slug = 'kreta'`);
    } finally {
      await database.pool.query('alter table content_elsewhere rename to content_document');
    }
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBeNull(), pollTimeout);
    expect(await titleOf(store, 'creta')).toBe('Kreta');
  });

  test('does not wait for a database that is silent, where it knows something', async () => {
    const { store, count } = await openStore();
    await savePage('kreta', 'Kreta');
    await vi.waitFor(async () => expect(await titleOf(store, 'kreta')).toBe('Kreta'), pollTimeout);
    const unresponsive = await database.pool.connect();
    await unresponsive.query('begin');
    await unresponsive.query('lock table content_document');
    try {
      await cutWatch();
      await readAfterLoss(store, count);
    } finally {
      await unresponsive.query('rollback');
      unresponsive.release();
    }
  });

  test('does not remember a question that failed', async () => {
    const { store } = await openStore();
    await savePage('kreta', 'Kreta');
    await database.pool.query('alter table content_document rename to content_elsewhere');
    await expect(store.findDocument('abendmeer', 'page', 'kreta')).rejects.toThrow('content_document');
    await database.pool.query('alter table content_elsewhere rename to content_document');
    expect(await titleOf(store, 'kreta')).toBe('Kreta');
  });
});

describe('content document table', () => {
  const read = async () =>
    (
      await database.pool.query('select version, seed_digest from content_document where slug = $1', [
        'kreta',
      ])
    ).rows[0];

  test('counts the versions of a body', async () => {
    await savePage('kreta', 'Kreta');
    await savePage('kreta', 'Kreta');
    expect((await read()).version).toBe(1);
    await savePage('kreta', 'Neu');
    expect((await read()).version).toBe(2);
  });

  test('takes a document from its seed when an editor changes it', async () => {
    await savePage('kreta', 'Kreta');
    await database.pool.query(`update content_document set seed_digest = 'abc'`);
    expect((await read()).seed_digest).toBe('abc');
    await savePage('kreta', 'Von Hand');
    expect((await read()).seed_digest).toBeNull();
  });
});
