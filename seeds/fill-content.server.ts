import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { moduleRegistry } from '../src/content-modules/registry.server.ts';
import { listSeedDocuments } from './list-seed-documents.server.ts';
import type { SeedDocument } from './seed-document.ts';

/** Number of the advisory lock under which one process at a time fills the content. */
const fillLock = 7_201_001;

/**
 * Writes the seeds that are absent or were left as an older seed wrote them; what a person has edited stays (the row
 * carries no seed digest then). One transaction, one process at a time, nothing to do on most starts.
 * @returns number of documents written
 */
export async function fillContent(pool: Pool, seeds = listSeedDocuments()): Promise<number> {
  const rows = seeds.map(({ brand, document }) => toRow(brand, document));
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [fillLock]);
    let written = 0;
    for (const row of rows) written += await writeSeed(client, row);
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

async function writeSeed(client: PoolClient, { brand, kind, slug, body, digest }: SeedRow): Promise<number> {
  const { rowCount } = await client.query(
    `insert into content_document as stored (brand, kind, slug, body, seed_digest) values ($1, $2, $3, $4, $5)
     on conflict (brand, kind, slug) do update set body = excluded.body, seed_digest = excluded.seed_digest
     where stored.seed_digest <> excluded.seed_digest`,
    [brand, kind, slug, body, digest],
  );
  return rowCount ?? 0;
}

/** @throws where a seed does not fit the schemas: it would not be shown. */
function toRow(brand: string, { kind, slug, meta, modules }: SeedDocument): SeedRow {
  for (const { type, id, props } of modules) {
    const { success, error } = moduleRegistry[type].schema.safeParse(props);
    if (!success) throw new Error(`Seed ${brand}/${kind}/${slug}: module ${id} (${type}) ${error.message}`);
  }
  const body = JSON.stringify(meta === undefined ? { modules } : { meta, modules });
  return { brand, kind, slug, body, digest: createHash('sha256').update(body).digest('base64url') };
}
