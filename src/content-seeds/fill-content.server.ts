import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { moduleRegistry } from '../content-modules/registry/registry.server.ts';
import { type Db, openKysely } from '../database/open-kysely.server.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

/** Number of the advisory lock under which one process at a time fills the content. */
const fillLock = 7_201_001;

/**
 * Writes the seeds that were never written, and renews those that are still as an older seed wrote them. What a person has
 * edited, edits, moved or taken down stays so (`content_seed` remembers it). One transaction, one process at a time, nothing
 * to do on most starts.
 * @returns number of documents written
 */
export async function fillContent(pool: Pool, seeds = listSeedDocuments()): Promise<number> {
  const rows = seeds.map(({ brand, document }) => toRow(brand, document));
  return openKysely(pool)
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${fillLock})`.execute(trx);
      let written = 0;
      for (const row of rows) if (await saveSeed(trx, row)) written += 1;
      return written;
    });
}

interface SeedRow {
  readonly brand: string;
  readonly kind: string;
  readonly slug: string;
  readonly body: string;
  readonly digest: string;
}

/** @returns whether it was written */
async function saveSeed(trx: Db, seed: SeedRow): Promise<boolean> {
  const known = await trx
    .selectFrom('content_seed')
    .select('document_id')
    .where('brand', '=', seed.brand)
    .where('kind', '=', seed.kind)
    .where('slug', '=', seed.slug)
    .executeTakeFirst();
  return known === undefined ? addSeed(trx, seed) : renewSeed(trx, known.document_id, seed);
}

/** Skips an address that an editor has used meanwhile. */
async function addSeed(trx: Db, { brand, kind, slug, body, digest }: SeedRow): Promise<boolean> {
  const drafted = trx
    .selectFrom('content_draft')
    .select('document_id')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('slug', '=', slug);
  const added = await trx
    .insertInto('content_document')
    .columns(['brand', 'kind', 'slug', 'body', 'seed_digest'])
    .expression(
      trx
        .selectNoFrom((eb) => [
          eb.val(brand).as('brand'),
          eb.val(kind).as('kind'),
          eb.val(slug).as('slug'),
          eb.cast<string>(eb.val(body), 'jsonb').as('body'),
          eb.val(digest).as('seed_digest'),
        ])
        .where(({ not, exists }) => not(exists(drafted))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx.insertInto('content_seed').values({ brand, kind, slug, document_id: added.id }).execute();
  return true;
}

/** Does not change a document that an editor has open as a draft. */
async function renewSeed(trx: Db, id: string, { body, digest }: SeedRow): Promise<boolean> {
  const draft = trx.selectFrom('content_draft').select('document_id').where('document_id', '=', id);
  const { numUpdatedRows } = await trx
    .updateTable('content_document')
    .set({ body, seed_digest: digest })
    .where('id', '=', id)
    .where('seed_digest', '!=', digest)
    .where(({ not, exists }) => not(exists(draft)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @throws where a seed does not fit the schemas: it would not be shown. */
function toRow(brand: string, { kind, slug, meta, modules, values }: SeedDocument): SeedRow {
  for (const { type, id, props } of modules) {
    const { success, error } = moduleRegistry[type].schema.safeParse(props);
    if (!success) throw new Error(`Seed ${brand}/${kind}/${slug}: module ${id} (${type}) ${error.message}`);
  }
  const body = JSON.stringify({ meta, modules, values });
  return { brand, kind, slug, body, digest: createHash('sha256').update(body).digest('base64url') };
}
