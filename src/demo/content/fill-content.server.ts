import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { moduleRegistry } from '../../content-modules/registry/registry.server.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

/** Number of the advisory lock under which one process at a time fills the content. */
const fillLock = 7_201_001;

/**
 * Writes the seeds that were never written, and renews those that are still as an older seed wrote them. What a person
 * has
 * edited, edits, moved or taken down stays so (`content_seed` remembers it). One transaction, one process at a time, nothing
 * to do on most starts.
 * @returns number of documents written
 */
export async function fillContent(pool: Pool, seeds = listSeedDocuments()): Promise<number> {
  const rows = seeds.map(({ brand, document }) => toRow(brand, document));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [fillLock]);
    let written = 0;
    for (const row of rows) written += await saveSeed(client, row);
    await client.query('commit');
    return written;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

interface SeedRow {
  readonly brand: string;
  readonly kind: string;
  readonly slug: string;
  readonly body: string;
  readonly digest: string;
}

async function saveSeed(client: PoolClient, seed: SeedRow): Promise<number> {
  const { brand, kind, slug } = seed;
  const { rows } = await client.query<{ document_id: string }>(
    'select document_id from content_seed where brand = $1 and kind = $2 and slug = $3',
    [brand, kind, slug],
  );
  const [known] = rows;
  return known === undefined ? addSeed(client, seed) : renewSeed(client, known.document_id, seed);
}

/** Skips an address that an editor has used meanwhile. */
async function addSeed(client: PoolClient, { brand, kind, slug, body, digest }: SeedRow): Promise<number> {
  const { rowCount } = await client.query(
    `with added as (
       insert into content_document (brand, kind, slug, body, seed_digest)
       select $1, $2, $3, $4, $5
       where not exists (select from content_draft where brand = $1 and kind = $2 and slug = $3)
       on conflict do nothing returning id
     )
     insert into content_seed (brand, kind, slug, document_id) select $1, $2, $3, id from added`,
    [brand, kind, slug, body, digest],
  );
  return rowCount ?? 0;
}

/** Does not change a document that an editor has open as a draft. */
async function renewSeed(client: PoolClient, id: string, { body, digest }: SeedRow): Promise<number> {
  const { rowCount } = await client.query(
    `update content_document set body = $2, seed_digest = $3
     where id = $1 and seed_digest <> $3 and not exists (select from content_draft where document_id = $1)`,
    [id, body, digest],
  );
  return rowCount ?? 0;
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
