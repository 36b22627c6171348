import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { createContentScenes } from './content-scenes.server.ts';
import { createContentStore } from './content-store.server.ts';

let database: TestDatabase;
let store: ReturnType<typeof createContentStore>;

beforeAll(async () => {
  database = await createTestDatabase();
  store = createContentStore({ db: openKysely(database.pool), pool: database.pool });
});
afterAll(async () => {
  store.close();
  await database.drop();
});

const kreta = 'coast.aegean.summer.golden.warm.kreta';
const naxos = 'island.aegean.summer.golden.noon.naxos';

async function publish(slug: string, props: object): Promise<void> {
  const body = JSON.stringify({ modules: [{ type: 'hero', id: 'a', props }] });
  await database.pool.query(
    `insert into content_document (brand, kind, slug, version, body) values ('abendmeer', 'page', $1, 1, $2)`,
    [slug, body],
  );
}

test('a scene that a published document shows anywhere is known, and others are not', async () => {
  const scenes = createContentScenes(database.db, store);
  await publish('kreta', {
    slides: [{ picture: { scene: kreta } }],
    text: `about ${naxos} there is nothing`,
  });
  await vi.waitFor(async () => expect(await scenes.has(kreta)).toBe(true), pollTimeout);
  expect(await scenes.has(naxos)).toBe(false);
  expect(await scenes.has('coast.aegean.summer.golden.warm.krete')).toBe(false);
  await publish('naxos', { scene: naxos });
  await vi.waitFor(async () => expect(await scenes.has(naxos)).toBe(true), pollTimeout);
});

test('a failed reading is repeated with the next question', async () => {
  const paros = 'island.aegean.summer.golden.warm.paros';
  await publish('paros', { scene: paros });
  let fails = true;
  const pool = new Proxy(database.pool, {
    get(target, property) {
      if (fails && property === 'connect') throw new Error('no database');
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const scenes = createContentScenes(openKysely(pool), { follow: () => {} });
  await expect(scenes.has(paros)).rejects.toThrow();
  fails = false;
  expect(await scenes.has(paros)).toBe(true);
});
