import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/demo/postgres/embedded-postgres.server.ts';
import { buildQuestionSql } from './build-question-sql.ts';
import { postgresDialect } from './dialect.ts';
import { type Peer, queryTimeoutSeconds, readAnswerRow } from './peer.ts';
import { type PeerFiles, peerColumns } from './peer-tables.ts';

/** A machine of its own with 8 GB would be set up like this; one process answers one question. */
const parameters = {
  shared_buffers: '3GB',
  effective_cache_size: '6GB',
  work_mem: '512MB',
  maintenance_work_mem: '1GB',
  hash_mem_multiplier: '4',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
};

/**
 * How many prices of flights there will be cannot be estimated: with loops, merges and sorts questions take ten to a hundred times as
 * long as with hashing, and as long with plans made once for all values.
 */
const options =
  '-c enable_nestloop=off -c enable_mergejoin=off -c enable_sort=off -c plan_cache_mode=force_custom_plan';

/**
 * Loads the facts into the PostgreSQL that comes with the product. Wide rows lie by block, region and hotel and are found by block and
 * region or by hotel; lists stay in the row, uncompressed. Statements are parsed once.
 */
export async function openPostgresPeer(files: PeerFiles, folder: string): Promise<Peer> {
  const dataDir = join(folder, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  for (const readable of [folder, dataDir]) chmodSync(readable, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    onLost: (logFile) => {
      throw new Error(`PostgreSQL has ended: ${logFile}`);
    },
    parameters,
  });
  const client = new pg.Client({ connectionString: server.url, options });
  await client.connect();
  const started = performance.now();
  await load(client, files);
  const loadSeconds = (performance.now() - started) / 1000;
  await client.query(`SET statement_timeout = '${queryTimeoutSeconds}s'`);
  const size = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const names = new Map<string, string>();
  return {
    name: 'PostgreSQL',
    loadSeconds,
    bytes: Number(size.rows[0]?.bytes),
    async run(query) {
      const { text, values } = buildQuestionSql(postgresDialect(), files, query);
      const name = names.get(text) ?? `question_${names.size}`;
      names.set(text, name);
      try {
        const { rows } = await client.query<unknown[]>({
          name,
          text,
          values: [...values],
          rowMode: 'array',
        });
        return rows.map(readAnswerRow);
      } catch (error) {
        if ((error as { code?: string }).code === '57014') return null;
        throw error;
      }
    },
    async close() {
      await client.end();
      await server.stop();
    },
  };
}

async function load(client: pg.Client, files: PeerFiles): Promise<void> {
  await copy(client, 'stay_block', files.stayBlocks, 'block, region_id, hotel_id, plan_id');
  await copy(client, 'flight', files.flights, 'day, destination, origin');
  await copy(client, 'set_airport', files.setAirports, 'airport_set');
  await client.query(`
    CREATE INDEX ON stay_block (hotel_id, block);
    CREATE INDEX ON stay_block (region_id, block);
    CREATE INDEX ON stay_block (block);
    CREATE INDEX ON flight (day, origin);
    CREATE INDEX ON flight (destination, day);
    CREATE INDEX ON flight (origin, day);
    ANALYZE;
  `);
  await client.query('VACUUM stay_block, flight, set_airport');
  await client.query('CHECKPOINT');
}

/** A table in the given order, filled from a file that the server reads itself. */
async function copy(
  client: pg.Client,
  table: keyof typeof peerColumns,
  file: string,
  order: string,
): Promise<void> {
  const columns = Object.entries(peerColumns[table]);
  const described = columns.map(([name, type]) => {
    return `${name} ${type}${type.endsWith('[]') ? ' STORAGE PLAIN' : ''}`;
  });
  chmodSync(file, 0o644);
  await client.query(`CREATE UNLOGGED TABLE coming (${described.join(', ')})`);
  await client.query(`COPY coming FROM '${file}' WITH (FORMAT csv, DELIMITER ';', QUOTE E'\\b')`);
  await client.query(`CREATE UNLOGGED TABLE ${table} (LIKE coming INCLUDING STORAGE)`);
  await client.query(`INSERT INTO ${table} SELECT * FROM coming ORDER BY ${order}`);
  await client.query('DROP TABLE coming');
}
