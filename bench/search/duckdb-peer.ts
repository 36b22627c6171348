import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchFolder } from '../install-bench.ts';
import { buildQuestionSql } from './build-question-sql.ts';
import { duckdbDialect } from './dialect.ts';
import { type Peer, queryTimeoutSeconds, readAnswerRow } from './peer.ts';
import { type PeerFiles, peerColumns } from './peer-tables.ts';

/** What is used of DuckDB's package, which only the benchmark installs. */
interface DuckDb {
  readonly DuckDBInstance: {
    create(file: string, settings: Record<string, string>): Promise<DuckDbInstance>;
  };
}
interface DuckDbInstance {
  connect(): Promise<DuckDbConnection>;
  closeSync(): void;
}
interface DuckDbConnection {
  run(text: string): Promise<unknown>;
  runAndReadAll(text: string): Promise<{ getRowsJS(): unknown[][] }>;
  interrupt(): void;
  closeSync(): void;
}

/**
 * Loads the facts into a database file of DuckDB, in this process and with one thread. Rows lie by block, region and hotel, so that
 * whole row groups are passed over, and are compressed; the file stays in its buffers.
 */
export async function openDuckDbPeer(files: PeerFiles, folder: string): Promise<Peer> {
  const { DuckDBInstance } = (await import(
    pathToFileURL(join(benchFolder, 'node_modules/@duckdb/node-api/lib/index.js')).href
  )) as DuckDb;
  const file = join(folder, 'duckdb.db');
  rmSync(file, { force: true });
  const instance = await DuckDBInstance.create(file, { threads: '1', memory_limit: '10GB' });
  const connection = await instance.connect();
  const started = performance.now();
  await load(connection, files);
  const loadSeconds = (performance.now() - started) / 1000;
  return {
    name: 'DuckDB',
    loadSeconds,
    bytes: statSync(file).size,
    async run(query) {
      const { text } = buildQuestionSql(duckdbDialect(), files, query);
      const alarm = setTimeout(() => connection.interrupt(), queryTimeoutSeconds * 1000);
      try {
        const rows = (await connection.runAndReadAll(text)).getRowsJS();
        return rows.map(readAnswerRow);
      } catch (error) {
        if (/interrupt/i.test(String(error))) return null;
        throw error;
      } finally {
        clearTimeout(alarm);
      }
    },
    async close() {
      connection.closeSync();
      instance.closeSync();
      rmSync(file, { force: true });
    },
  };
}

async function load(connection: DuckDbConnection, files: PeerFiles): Promise<void> {
  await connection.run(
    `CREATE TABLE stay_block AS SELECT * FROM ${readCsv('stay_block', files.stayBlocks)} ORDER BY block, region_id, hotel_id, plan_id`,
  );
  await connection.run(
    `CREATE TABLE flight AS SELECT * FROM ${readCsv('flight', files.flights)} ORDER BY day, destination, origin`,
  );
  await connection.run(
    `CREATE TABLE set_airport AS SELECT * FROM ${readCsv('set_airport', files.setAirports)}`,
  );
  await connection.run('CHECKPOINT');
}

/** The file as a relation; lists come as text. */
function readCsv(table: keyof typeof peerColumns, file: string): string {
  const columns = Object.entries(peerColumns[table]);
  const types = columns.map(([name, type]) => `'${name}': '${type.endsWith('[]') ? 'varchar' : type}'`);
  const selected = columns.map(([name, type]) =>
    type.endsWith('[]') ? `CAST(replace(replace(${name}, '{', '['), '}', ']') AS ${type}) AS ${name}` : name,
  );
  return `(SELECT ${selected.join(', ')} FROM read_csv('${file}', header = false, delim = ';', quote = '', escape = '', columns = {${types.join(', ')}}))`;
}
