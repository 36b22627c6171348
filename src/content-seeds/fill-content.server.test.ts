import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { fillContent } from './fill-content.server.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  for (const table of ['content_document', 'content_seed', 'content_draft'])
    await database.pool.query(`delete from ${table}`);
});

afterAll(() => database.drop());

function seedOf(text: string, slug = 'kreta'): { brand: string; document: SeedDocument } {
  const words = { de: text };
  return {
    brand: 'abendmeer',
    document: {
      kind: 'page',
      slug,
      meta: { title: words, description: words },
      modules: [{ type: 'textBlock', id: 'a', props: { paragraphs: [words] } }],
    },
  };
}

const readTitle = async (slug = 'kreta') =>
  (
    await database.pool.query(
      `select body #>> '{meta,title,de}' as title from content_document where slug = $1`,
      [slug],
    )
  ).rows[0]?.title;

describe('fillContent', () => {
  test('writes every seed once', async () => {
    const count = listSeedDocuments().length;
    expect(await fillContent(database.pool)).toBe(count);
    expect(await fillContent(database.pool)).toBe(0);
  });

  test('replaces what an older seed wrote', async () => {
    await fillContent(database.pool, [seedOf('Alt')]);
    expect(await fillContent(database.pool, [seedOf('Neu')])).toBe(1);
    expect(await readTitle()).toBe('Neu');
    expect(await fillContent(database.pool, [seedOf('Noch neuer')])).toBe(1);
  });

  test('leaves alone what a person has edited', async () => {
    await fillContent(database.pool, [seedOf('Alt')]);
    await database.pool.query(
      `update content_document set body = jsonb_set(body, '{meta,title,de}', '"Von Hand"')`,
    );
    expect(await fillContent(database.pool, [seedOf('Neu')])).toBe(0);
    expect(await readTitle()).toBe('Von Hand');
  });

  test('leaves alone what a person is editing, until it is published or given up', async () => {
    await fillContent(database.pool, [seedOf('Alt')]);
    await database.pool.query(
      `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_at)
       select id, brand, kind, slug, body, revision + 1, now() from content_document`,
    );
    expect(await fillContent(database.pool, [seedOf('Neu')])).toBe(0);
    await database.pool.query('delete from content_draft');
    expect(await fillContent(database.pool, [seedOf('Neu')])).toBe(1);
  });

  test('brings back nothing that a person moved or took down', async () => {
    await fillContent(database.pool, [seedOf('Alt'), seedOf('Alt', 'malta')]);
    await database.pool.query(`update content_document set slug = 'creta' where slug = 'kreta'`);
    await database.pool.query(`delete from content_document where slug = 'malta'`);
    expect(await fillContent(database.pool, [seedOf('Neu'), seedOf('Neu', 'malta')])).toBe(0);
    expect([await readTitle(), await readTitle('malta'), await readTitle('creta')]).toEqual([
      undefined,
      undefined,
      'Alt',
    ]);
  });

  test('leaves an address to the page that an editor has put there first', async () => {
    await database.pool.query(
      `insert into content_document (brand, kind, slug, body) values ('abendmeer', 'page', 'kreta', '{}')`,
    );
    expect(await fillContent(database.pool, [seedOf('Neu')])).toBe(0);
    expect(await readTitle()).toBeNull();
  });

  test('writes each seed once when several processes start at the same time', async () => {
    const seeds = [seedOf('Kreta'), seedOf('Lissabon', 'lissabon')];
    const written = await Promise.all(Array.from({ length: 4 }, () => fillContent(database.pool, seeds)));
    expect(written.toSorted()).toEqual([0, 0, 0, 2]);
  });

  test('writes nothing at all when one seed does not fit its schema', async () => {
    const broken = seedOf('Kaputt', 'kaputt');
    const [module] = broken.document.modules;
    const seeds = [
      seedOf('Gut'),
      { ...broken, document: { ...broken.document, modules: [{ ...module, props: { paragraphs: [{}] } }] } },
    ] as Parameters<typeof fillContent>[1];
    await expect(fillContent(database.pool, seeds)).rejects.toThrow(
      'abendmeer/page/kaputt: module a (textBlock)',
    );
    expect(await readTitle()).toBeUndefined();
  });
});
