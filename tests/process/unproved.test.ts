import { afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { endProcesses, startProcess } from './start-process.ts';

afterEach(endProcesses);

const datatrans = {
  PAYMENT_PROVIDER: 'datatrans',
  DATATRANS_MERCHANT_ID: '1100000000',
  DATATRANS_PASSWORD: 'for tests only',
  DATATRANS_SIGN_KEY: 'ab'.repeat(32),
};

it.each([
  ['a production start', { NODE_ENV: 'production' }, [], 1],
  ['a production start of a cluster', { NODE_ENV: 'production', CLUSTER_WORKERS: '2' }, ['--cluster'], 1],
  ['a start for development', { NODE_ENV: 'development' }, [], 0],
])('%s prints what was never proved at its vendor: %o %o %i times', async (_, settings, args, times) => {
  const { url, drop } = await createTestDatabase({ isBlank: true });
  const server = startProcess({ settings: { ...datatrans, ...settings, DATABASE_URL: url }, args });
  await server.ready;
  const printed = server.lines().filter((line) => line.includes('Never proved at the vendor'));
  expect(printed).toEqual(
    Array(times).fill('Never proved at the vendor: Datatrans (payment). See docs/vendors.md.'),
  );
  server.signal('SIGTERM');
  await server.ended;
  await drop();
});
