import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_FILE_BYTES } from '../../src/features/complaints/uploads/file-rules.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { fileContents, streamOf } from '../factories/complaint-files.ts';
import { sentComplaint } from '../factories/complaint-shop.ts';

// A process, a database, and some hundred megabytes over a socket.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
let database: TestDatabase;
let server: ChildProcess;
let origin = '';

/** A process with 64 MB of heap: less than one file that it takes. */
beforeAll(async () => {
  database = await createTestDatabase();
  server = spawn(
    process.execPath,
    ['--max-old-space-size=64', 'tests/process/upload-server.ts', database.url, folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const [line] = (await once(server.stdout as Readable, 'data')) as [Buffer];
  origin = String(line).trim();
});
afterAll(async () => {
  server.kill();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.pool.query('delete from complaint_file');
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const boundary = 'a-boundary-that-no-file-contains';
const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const fieldParts = Object.entries({ ...sentComplaint, formKey: 'x' })
  .map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  .join('');
const fileHead = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file[]"; filename="${name}"\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

async function* formOf(files: readonly (readonly [name: string, bytes: number])[], key: string) {
  yield Buffer.from(fieldParts.replace('\r\nx\r\n', `\r\n${key}\r\n`));
  for (const [at, [name, bytes]] of files.entries()) {
    yield Buffer.from((at === 0 ? '' : '\r\n') + fileHead(name));
    yield* streamOf(fileContents.mp4, bytes);
  }
  yield Buffer.from(end);
}

async function post(body: AsyncIterable<Uint8Array>, headers: Record<string, string> = {}) {
  const options = {
    method: 'POST',
    headers: { accept: 'application/json', ...type, ...headers },
    duplex: 'half',
  };
  const answer = await fetch(`${origin}/de-de/ajax/complaint-form`, {
    ...options,
    body: Readable.toWeb(Readable.from(body)),
  } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const countFiles = async () =>
  Number((await database.pool.query('select count(*) from complaint_file')).rows[0].count);
/** Nothing on disk and no row, as soon as the server has noticed. */
const expectNothingLeft = async () => {
  await expect.poll(() => [readdirSync(folder).length], { timeout: 20_000 }).toEqual([0]);
  await expect.poll(countFiles, { timeout: 20_000 }).toBe(0);
};

/** Opens a connection and sends the beginning of a form with a file. */
async function begin(headers: Readonly<Record<string, string | number>>, content: Buffer): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: 'shop.test', accept: 'application/json', ...type, ...headers });
  socket.on('error', () => undefined);
  socket.write(
    `POST /de-de/ajax/complaint-form HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  );
  socket.write(Buffer.concat([Buffer.from(fieldParts + fileHead('film.mp4')), content]));
  await sleep(200);
  return socket;
}

describe('uploads in a process with 64 MB of heap', () => {
  test('[CONTACT-028] a file of 104,857,600 bytes is taken, and one byte more is refused', async () => {
    expect(await post(formOf([['film.mp4', MAX_FILE_BYTES]], 'most'))).toEqual({
      status: 200,
      body: { success: true, caseNumber: 'C-1' },
    });
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await post(formOf([['film.mp4', MAX_FILE_BYTES + 1]], 'over'))).toEqual({
      status: 200,
      body: { success: false, error: 'fileTooLargeError', files: ['film.mp4'] },
    });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('[CONTACT-030] files of 104,857,600 bytes together are taken, and one byte more is refused', async () => {
    const half = MAX_FILE_BYTES / 2;
    const one = formOf(
      [
        ['a.mp4', half],
        ['b.mp4', half],
      ],
      'both',
    );
    expect((await post(one)).body.success).toBe(true);
    await database.pool.query('delete from complaint_file');
    const more = formOf(
      [
        ['a.mp4', half],
        ['b.mp4', half + 1],
      ],
      'more',
    );
    expect((await post(more)).body).toEqual({
      success: false,
      error: 'filesTooLargeError',
      files: ['b.mp4'],
    });
  });

  test('four of them at once are taken', async () => {
    const sent = [1, 2, 3, 4].map((at) => post(formOf([['film.mp4', MAX_FILE_BYTES / 2]], `key ${at}`)));
    expect((await Promise.all(sent)).map(({ body }) => body.success)).toEqual([true, true, true, true]);
  });
});

describe('uploads that lie or break off', () => {
  test('a form that is cut at 99 % leaves nothing', async () => {
    const content = Buffer.concat([fileContents.mp4, Buffer.alloc(990_000)]);
    const socket = await begin({ 'content-length': fieldParts.length + 1_000_000 }, content);
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    socket.destroy();
    await expectNothingLeft();
  });

  test('a form with a Content-Length that promises more waits, and leaves nothing once its sender has gone', async () => {
    const socket = await begin(
      { 'content-length': 50_000_000 },
      Buffer.concat([fileContents.mp4, Buffer.from(end)]),
    );
    await sleep(300);
    socket.end();
    socket.destroy();
    await expectNothingLeft();
  });

  test('a form with a Content-Length that promises less is refused and leaves nothing', async () => {
    const content = Buffer.concat([fileContents.mp4, Buffer.alloc(5_000), Buffer.from(end)]);
    const socket = await begin({ 'content-length': fieldParts.length + 500 }, content);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 400/);
    await expectNothingLeft();
    socket.destroy();
  });

  test('a form that announces more than all files may have is refused before it is read', async () => {
    const socket = await begin({ 'content-length': 2 * MAX_FILE_BYTES }, fileContents.mp4);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
    await expectNothingLeft();
    socket.destroy();
  });

  test('a form that ends in the middle of a file is refused and leaves nothing', async () => {
    async function* cut() {
      yield Buffer.from(fieldParts + fileHead('film.mp4'));
      yield* streamOf(fileContents.mp4, 10_000);
    }
    expect((await post(cut())).status).toBe(400);
    await expectNothingLeft();
  });

  test('of a part that breaks off stays what has arrived', async () => {
    const address = `${origin}/de-de/ajax/complaint-upload`;
    const begun = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'film.mp4', bytes: 1_000_000 }),
    });
    const { id } = (await begun.json()) as { id: string };
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `POST /de-de/ajax/complaint-upload/${id}?offset=0 HTTP/1.1\r\nhost: shop.test\r\ncookie: ${cookie}\r\n` +
        `content-type: application/octet-stream\r\ncontent-length: 1000000\r\n\r\n`,
    );
    socket.write(Buffer.concat([fileContents.mp4, Buffer.alloc(400_000)]));
    await sleep(300);
    socket.destroy();
    const ask = async () => {
      const answer = await fetch(`${address}/${id}`, { headers: { cookie } });
      return (await answer.json()) as { offset: number };
    };
    const arrived = fileContents.mp4.length + 400_000;
    await expect.poll(async () => (await ask()).offset).toBe(arrived);
    const rest = async () => {
      const answer = await fetch(`${address}/${id}?offset=${arrived}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(1_000_000 - arrived),
      });
      return (await answer.json()) as { isComplete: boolean };
    };
    await expect.poll(async () => (await rest()).isComplete).toBe(true);
  });
});
