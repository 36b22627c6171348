import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { findCookieSecret } from './find-cookie-secret.server.ts';

it('is generated once, even by several processes at the same time, and has 256 bits', async () => {
  const { pool, drop } = await createTestDatabase();
  const secrets = await Promise.all([findCookieSecret(pool), findCookieSecret(pool), findCookieSecret(pool)]);
  secrets.push(await findCookieSecret(pool));
  expect(new Set(secrets).size).toBe(1);
  expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
  await drop();
});
