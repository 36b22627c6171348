import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { connectDatabase } from './connect-database.server.ts';

const closedPortUrl = 'postgresql://shop:hush@127.0.0.1:9/fernweh';

it('names DATABASE_URL, the place and the fix, not the password, where no server listens', async () => {
  const lines: string[] = [];
  const refusal = connectDatabase({
    url: closedPortUrl,
    report: (line) => lines.push(line),
    startTimeoutMs: 300,
  });
  await expect(refusal).rejects.toThrow(StartupError);
  await expect(refusal).rejects.toThrow(
    /^The database at 127\.0\.0\.1:9\/fernweh cannot be reached \(.+\): .*DATABASE_URL/,
  );
  await expect(refusal).rejects.not.toThrow(/hush/);
  expect(lines).toEqual(['Waiting for the database at 127.0.0.1:9/fernweh …']);
});

it('does not wait for a database that does not exist', async () => {
  const { url, drop } = await createTestDatabase();
  const lines: string[] = [];
  const missing = new URL(url);
  missing.pathname = 'nowhere';
  await expect(connectDatabase({ url: missing.href, report: (line) => lines.push(line) })).rejects.toThrow(
    /nowhere/,
  );
  expect(lines).toEqual([]);
  await drop();
});

it('goes on with a new connection after the server closed an idle one', async () => {
  const { url, pool: other, drop } = await createTestDatabase();
  const lines: string[] = [];
  const pool = await connectDatabase({ url, report: (line) => lines.push(line) });
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await expect.poll(() => lines.length).toBe(1);
  expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await pool.end();
  await drop();
});

it('ends a statement that runs away', async () => {
  const { url, drop } = await createTestDatabase();
  const pool = await connectDatabase({ url, report: () => {} });
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
  await pool.end();
  await drop();
});

it('survives a connection that breaks in the middle of a transaction', async () => {
  const { url, pool: other, drop } = await createTestDatabase();
  const pool = await connectDatabase({ url, report: () => {} });
  const client = await pool.connect();
  await client.query('begin');
  const broken = new Promise((resolve) => client.once('end', resolve));
  await other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  await broken;
  await expect(client.query('commit')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
  await pool.end();
  await drop();
});
