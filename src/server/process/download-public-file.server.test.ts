import type { LookupAddress } from 'node:dns';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloadPublicFile } from './download-public-file.server.ts';

const limits = { etag: null, accept: 'image/*', timeoutMs: 20_000, maxBytes: 1_000, maxRedirects: 2 };

/** Loads from a name that has these addresses. */
function loadFrom(
  address: string,
  addresses: readonly LookupAddress[],
  error: NodeJS.ErrnoException | null = null,
) {
  return downloadPublicFile(address, {
    ...limits,
    trustedHosts: new Set(),
    resolve: (_hostname, _options, callback) => callback(error, [...addresses]),
  });
}

const refused = { outcome: 'failed', reason: 'is no public address' };

test.each([
  ['a private address', [{ address: '10.0.0.7', family: 4 }]],
  ['an address of this machine', [{ address: '::1', family: 6 }]],
  ['a private address within an IPv6 one', [{ address: '::ffff:10.1.2.3', family: 6 }]],
  ['the address of a cloud’s own data', [{ address: '169.254.169.254', family: 4 }]],
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
  const { connections, port, close } = await listen();
  const address = { address: '127.0.0.1', family: 4 };
  expect(await loadFrom(`https://pictures.example:${port}/pool.jpg`, [address])).toEqual(refused);
  expect(connections()).toBe(0);
  await close();
});

test('a name without an address cannot be reached', async () => {
  const error = Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
  expect(await loadFrom('https://pictures.example/pool.jpg', [], error)).toEqual({
    outcome: 'failed',
    reason: 'cannot be reached (ENOTFOUND)',
  });
});

test.each([
  ['no address at all', 'is no address'],
  ['http://pictures.example/pool.jpg', 'is no https address'],
  ['ftp://pictures.example/pool.jpg', 'is no https address'],
  ['file:///etc/passwd', 'is no https address'],
  ['https://ada:secret@pictures.example/pool.jpg', 'is an address with a name or password'],
  ['https://localhost/pool.jpg', 'is no public address'],
  ['https://127.0.0.1/pool.jpg', 'is no public address'],
  ['https://0x7f.1/pool.jpg', 'is no public address'],
  ['https://2130706433/pool.jpg', 'is no public address'],
  ['https://[::1]/pool.jpg', 'is no public address'],
  ['https://metadata.internal/pool.jpg', 'is no public address'],
])('%s is refused: it %s', async (address, reason) => {
  expect(await loadFrom(address, [{ address: '203.0.113.9', family: 4 }])).toEqual({
    outcome: 'failed',
    reason,
  });
});

describe('a server that redirects', () => {
  let server: Server;
  let host: string;
  let answer: RequestListener;
  const asked: string[] = [];
  beforeEach(async () => {
    asked.length = 0;
    server = createHttpServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** The server is one of the operator's own network; all other names have a private address. */
  const load = (options: Partial<typeof limits> = {}) =>
    downloadPublicFile(`http://${host}/pool.jpg`, {
      ...limits,
      ...options,
      trustedHosts: new Set([host]),
      resolve: (_hostname, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    });

  const redirectTo = (location: (path: string) => string | null) => {
    answer = ({ url = '' }, response) => {
      const to = location(url);
      if (to === null) response.writeHead(200, { etag: '"v1"' }).end('picture');
      else response.writeHead(302, { location: to }).end();
    };
  };

  test('is followed to a relative address, as often as is allowed', async () => {
    redirectTo((path) =>
      path === '/pool.jpg' ? 'big/pool.jpg' : path === '/big/pool.jpg' ? '/cdn/pool.jpg' : null,
    );
    expect(await load()).toMatchObject({ outcome: 'loaded', etag: '"v1"' });
    expect(asked).toEqual(['/pool.jpg', '/big/pool.jpg', '/cdn/pool.jpg']);
    expect(await load({ maxRedirects: 1 })).toEqual({
      outcome: 'failed',
      reason: 'redirects more than 1 times',
    });
  });

  test('in a circle is given up', async () => {
    redirectTo(() => '/pool.jpg');
    expect(await load()).toEqual({ outcome: 'failed', reason: 'redirects more than 2 times' });
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['https://10.0.0.1/x.jpg', 'is no public address'],
    ['https://169.254.169.254/latest/meta-data', 'is no public address'],
    ['https://[::ffff:192.168.1.1]/x.jpg', 'is no public address'],
    ['//localhost/x.jpg', 'is no https address'],
    ['http://example.com/x.jpg', 'is no https address'],
    ['file:///etc/passwd', 'is no https address'],
    ['https://ada:secret@example.com/x.jpg', 'is an address with a name or password'],
    ['http://[', 'redirects to what is no address'],
  ])('to %s is refused: it %s', async (location, reason) => {
    redirectTo(() => location);
    expect(await load()).toEqual({ outcome: 'failed', reason });
  });

  test('to a public name with a private address connects to nothing there', async () => {
    const { connections, port, close } = await listen();
    redirectTo(() => `https://pictures.example:${port}/pool.jpg`);
    expect(await load()).toEqual(refused);
    expect(connections()).toBe(0);
    await close();
  });

  test('is not trusted at another port of the same host', async () => {
    const { connections, port, close } = await listen();
    redirectTo(() => `http://127.0.0.1:${port}/pool.jpg`);
    expect(await load()).toEqual({ outcome: 'failed', reason: 'is no https address' });
    expect(connections()).toBe(0);
    await close();
  });

  test('to an address that never answers is given up', async () => {
    answer = ({ url }, response) => {
      if (url === '/pool.jpg') response.writeHead(302, { location: '/never' }).end();
    };
    expect(await load({ timeoutMs: 1_000 })).toEqual({
      outcome: 'failed',
      reason: 'does not answer within 1 seconds',
    });
  });

  test('sends as many bytes as are allowed, and not one more', async () => {
    answer = ({ url }, response) => {
      if (url === '/pool.jpg') response.writeHead(307, { location: '/big' }).end();
      else response.end(Buffer.alloc(1_000));
    };
    expect(await load()).toMatchObject({ outcome: 'loaded' });
    expect(await load({ maxBytes: 999 })).toEqual({ outcome: 'failed', reason: 'is larger than 999 bytes' });
  });
});

/** A server that counts who connects. */
async function listen() {
  let count = 0;
  const server = createServer(() => {
    count += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    connections: () => count,
    port: typeof bound === 'object' ? bound?.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
