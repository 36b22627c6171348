import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ClamdAddress, createClamdVirusScan } from './clamd-virus-scan.server.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Received {
  command: string;
  readonly pieces: Buffer[];
}

/**
 * A clamd as its manual describes it: reads the command up to its zero byte, then pieces with a length before each until one of length
 * zero, and answers by what it has read. It gives no answer where `answer` returns null.
 */
async function startClamd(
  answer: (content: Buffer) => string | null,
  limitBytes = Number.POSITIVE_INFINITY,
): Promise<{ readonly address: ClamdAddress; readonly received: Received }> {
  const received: Received = { command: '', pieces: [] };
  const server = createServer((socket) => void serve(socket, received, answer, limitBytes));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { address: { host: '127.0.0.1', port }, received };
}

async function serve(
  socket: Socket,
  received: Received,
  answer: (content: Buffer) => string | null,
  limitBytes: number,
): Promise<void> {
  let bytes = Buffer.alloc(0);
  let size = 0;
  socket.on('error', () => undefined);
  for await (const piece of socket as AsyncIterable<Buffer>) {
    bytes = Buffer.concat([bytes, piece]);
    if (received.command === '') {
      const end = bytes.indexOf(0);
      if (end === -1) continue;
      received.command = bytes.subarray(0, end).toString();
      bytes = bytes.subarray(end + 1);
    }
    while (bytes.length >= 4 && bytes.length >= 4 + bytes.readUInt32BE(0)) {
      const length = bytes.readUInt32BE(0);
      const content = bytes.subarray(4, 4 + length);
      bytes = bytes.subarray(4 + length);
      size += length;
      if (size > limitBytes) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
      if (length > 0) received.pieces.push(content);
      else {
        const said = answer(Buffer.concat(received.pieces));
        if (said !== null) socket.end(`${said}\0`);
      }
    }
  }
}

async function* contentOf(...pieces: readonly Buffer[]) {
  yield* pieces;
}

async function scan(address: ClamdAddress, content: AsyncIterable<Uint8Array>, timeoutMs = 2_000) {
  const reports: string[] = [];
  const scanner = createClamdVirusScan({ address, timeoutMs, report: (what) => reports.push(what) });
  return { outcome: await scanner.scan(content), reports };
}

test('a content is sent in pieces of 64 kB with their lengths, and clean where clamd says OK', async () => {
  const { address, received } = await startClamd(() => 'stream: OK');
  const content = Buffer.alloc(150_000, 'a');
  expect(await scan(address, contentOf(content, Buffer.from('end')))).toEqual({
    outcome: 'clean',
    reports: [],
  });
  expect(received.command).toBe('zINSTREAM');
  expect(Buffer.concat(received.pieces).equals(Buffer.concat([content, Buffer.from('end')]))).toBe(true);
  expect(Math.max(...received.pieces.map(({ length }) => length))).toBe(65_536);
});

test('a content is infected where clamd names a signature', async () => {
  const { address } = await startClamd((content) =>
    content.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK',
  );
  expect((await scan(address, contentOf(Buffer.from('EICAR')))).outcome).toBe('infected');
});

test.each([
  ['gives an error', 'stream: Can’t allocate memory ERROR'],
  ['says something else', 'PONG'],
])('a clamd that %s leaves the outcome unknown', async (_what, answer) => {
  const { address } = await startClamd(() => answer);
  expect((await scan(address, contentOf(Buffer.from('x')))).outcome).toBe('unknown');
});

test('a content over its limit leaves the outcome unknown, although clamd answers in the middle of it', async () => {
  const { address } = await startClamd(() => 'stream: OK', 100_000);
  async function* endless() {
    for (let piece = 0; piece < 200; piece += 1) yield Buffer.alloc(65_536);
  }
  const { outcome, reports } = await scan(address, endless());
  expect(outcome).toBe('unknown');
  expect(reports).toHaveLength(1);
});

test('a clamd that never answers leaves the outcome unknown after the time-out', async () => {
  const { address } = await startClamd(() => null);
  expect(await scan(address, contentOf(Buffer.from('x')), 100)).toEqual({
    outcome: 'unknown',
    reports: ['clamd took too long'],
  });
});

test('a clamd that is away leaves the outcome unknown', async () => {
  expect((await scan({ host: '127.0.0.1', port: 1 }, contentOf(Buffer.from('x')))).outcome).toBe('unknown');
});

test('a content that cannot be read leaves the outcome unknown', async () => {
  const { address } = await startClamd(() => 'stream: OK');
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.from('x');
    throw new Error('the disk is gone');
  }
  expect(await scan(address, broken())).toEqual({ outcome: 'unknown', reports: ['the disk is gone'] });
});
