import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { downloadPublicFile } from './download-public-file.server.ts';

/** Loads from a name that has these addresses. */
function loadFrom(
  address: string,
  addresses: readonly LookupAddress[],
  error: NodeJS.ErrnoException | null = null,
) {
  return downloadPublicFile(address, {
    etag: null,
    accept: 'image/*',
    timeoutMs: 20_000,
    maxBytes: 1_000,
    maxRedirects: 1,
    trustedHosts: new Set(),
    resolve: (_hostname, _options, callback) => callback(error, [...addresses]),
  });
}

const refused = { outcome: 'failed', reason: 'is no public address' };

test.each([
  ['a private address', [{ address: '10.0.0.7', family: 4 }]],
  ['an address of this machine', [{ address: '::1', family: 6 }]],
  [
    'a private address behind a public one',
    [
      { address: '203.0.113.9', family: 4 },
      { address: '192.168.1.1', family: 4 },
    ],
  ],
])('a public name of %s is refused', async (_, addresses) => {
  expect(await loadFrom('https://pictures.example/pool.jpg', addresses)).toEqual(refused);
});

test('nothing is connected to where a name has a private address', async () => {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const address = { address: '127.0.0.1', family: 4 };
  expect(await loadFrom(`https://pictures.example:${port}/pool.jpg`, [address])).toEqual(refused);
  expect(connections).toBe(0);
  await new Promise((resolve) => server.close(resolve));
});

test('a name without an address cannot be reached', async () => {
  const error = Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  expect(await loadFrom('https://pictures.example/pool.jpg', [], error)).toEqual({
    outcome: 'failed',
    reason: 'cannot be reached (ENOTFOUND)',
  });
});
