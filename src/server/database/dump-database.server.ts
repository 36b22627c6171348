import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { StartupError } from '../../settings/startup-error.ts';

const runFile = promisify(execFile);

/**
 * Writes one consistent state of a database into a file, also while the shop works, with the operator's `pg_dump`.
 * @throws StartupError where that is missing or older than the server
 */
export async function dumpDatabase(pool: pg.Pool, url: string, file: string): Promise<void> {
  await requireTool('pg_dump', await readMajor(pool));
  await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

/**
 * Fills an empty database from such a file: all of it or nothing.
 * @param beginLoad is called once nothing speaks against it any more
 * @throws StartupError where the database is not empty, or `pg_restore` is missing or older than the server
 */
export async function loadDump(
  pool: pg.Pool,
  url: string,
  file: string,
  beginLoad: () => Promise<void>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' limit 1`,
  );
  if (rows[0] !== undefined)
    throw new StartupError(
      `The database in DATABASE_URL is not empty (it has ${rows[0].name}): create a new one and set DATABASE_URL to it.`,
    );
  await requireTool('pg_restore', await readMajor(pool));
  await beginLoad();
  const all = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', url, all, [file]);
}

async function readMajor(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}

/** @throws StartupError where the program is missing, or older than a server of that version */
async function requireTool(tool: string, serverMajor: number): Promise<void> {
  const major = await findToolMajor(tool);
  if (major !== null && major >= serverMajor) return;
  const found =
    major === null ? `There is no ${tool} on the PATH` : `${tool} on the PATH is of version ${major}`;
  throw new StartupError(
    `${found}, and the database is PostgreSQL ${serverMajor}: install the PostgreSQL client programs of version ${serverMajor} or newer (on Debian postgresql-client-${serverMajor}), and put them first on the PATH.`,
  );
}

/** Major version of a program of the operator's; null where there is none. */
export async function findToolMajor(tool: string): Promise<number | null> {
  const said = await runFile(tool, ['--version']).catch(() => null);
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(said?.stdout ?? '') ?? [];
  return major === undefined ? null : Number(major);
}

/** The password goes by a file: arguments of a process are readable for everybody on the machine. */
async function runTool(tool: string, url: string, options: readonly string[], files: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-password-'));
  try {
    const address = new URL(url);
    if (address.password !== '') {
      const passwordFile = join(folder, 'password');
      const password = decodeURIComponent(address.password).replaceAll(/[\\:]/g, String.raw`\$&`);
      writeFileSync(passwordFile, `*:*:*:*:${password}\n`, { mode: 0o600 });
      address.password = '';
      address.searchParams.set('passfile', passwordFile);
    }
    await runFile(tool, [...options, '--no-password', `--dbname=${address.href}`, ...files]);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new StartupError(`${tool} failed: ${stderr.trim().split('\n').at(-1) || String(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
