import pg from 'pg';
import { afterAll } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { openKysely } from '../../database/open-kysely.server.ts';
import { proveSupplyLogPort } from './conformance.ts';
import { createPostgresSupplyLog } from './postgres-supply-log.server.ts';

const database = await createTestDatabase();
const pool = new pg.Pool({ connectionString: database.url, max: 5, application_name: 'follower' });
pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));

afterAll(async () => {
  await pool.end();
  await database.drop();
});

proveSupplyLogPort('PostgreSQL', {
  clear: async () => void (await database.pool.query('truncate supply_log')),
  open: async () => createPostgresSupplyLog({ db: openKysely(pool), pool, pollEvery: 500, report: () => {} }),
  breakConnections: async () =>
    void (await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'follower' and datname = current_database()`,
    )),
});
