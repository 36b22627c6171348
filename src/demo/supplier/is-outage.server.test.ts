import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { isOutage } from './is-outage.server.ts';

describe('an outage of the database', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '40P01', '40001', '08006', '55P03'])(
    'is recognised by the code %s',
    (code) => {
      expect(isOutage(Object.assign(new Error('failed'), { code }))).toBe(true);
    },
  );

  it.each(['42601', '23505', '22P02', 'ERR_INVALID_ARG_TYPE'])('is not recognised by the code %s', (code) => {
    expect(isOutage(Object.assign(new Error('failed'), { code }))).toBe(false);
  });

  it('is no bug of ours', () => {
    expect(isOutage(new TypeError('x is not a function'))).toBe(false);
    expect(isOutage('text')).toBe(false);
  });

  it('is a connection that ends while it is used', async () => {
    const client = new pg.Client({ connectionString: inject('testDatabase').url });
    client.on('error', () => {});
    await client.connect();
    const lost = client
      .query('select pg_terminate_backend(pg_backend_pid())')
      .catch((error: unknown) => error);
    expect(isOutage(await lost)).toBe(true);
  });
});
