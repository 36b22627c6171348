import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/demo/postgres/embedded-postgres.server.ts';
import { migrate } from '../src/server/database/migrate.server.ts';
import { describeColumns, printDatabaseTypes } from './print-database-types.ts';

/**
 * `npm run build:database-types` writes `src/database/database-types.ts` from the migrations; run it after each new migration.
 * `--check` writes nothing and fails where the file differs.
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const projectDir = dirname(import.meta.dirname);
const file = join(projectDir, 'src/database/database-types.ts');

const types = await readMigratedTypes();
if (!values.check) writeFileSync(file, types);
else if (readFileSync(file, 'utf8') === types) console.log('The types are those of the migrated database.');
else {
  console.log('The types differ from the migrated database: npm run build:database-types');
  process.exitCode = 1;
}

/** Applies all migrations to an empty database of the tests' server and drops it again. */
async function readMigratedTypes(): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(projectDir, 'node_modules/.cache/test-database'),
    onLost: (logFile) => console.error(`The database has ended, see ${logFile}`),
    parameters: { fsync: 'off' },
  });
  const server = openPool(postgres.url);
  const name = `types_${process.pid}`;
  await server.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = name;
  const pool = openPool(url.href);
  try {
    await migrate(pool, join(projectDir, 'migrations'));
    return printDatabaseTypes(await describeColumns(pool));
  } finally {
    await pool.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
    await postgres.stop();
  }
}

/** Connections that are still closing are cut off when their database is dropped or the server stops. */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  return pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
}
