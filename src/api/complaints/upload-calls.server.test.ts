import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fileContents } from '../../../tests/factories/complaint-files.ts';
import { openComplaintShop } from '../../../tests/factories/complaint-shop.ts';
import { complaintFiles } from '../../defaults.ts';
import { MAX_FILE_BYTES } from '../../features/complaints/uploads/file-rules.ts';

const shop = await openComplaintShop();
afterAll(() => shop.close());

let visitor = '';
let count = 0;
beforeEach(() => {
  count += 1;
  visitor = `Visitor ${count}`;
});

const { jpeg } = fileContents;
const begin = (name: string, bytes: number, who = visitor) => shop.upload('POST', '', { name, bytes }, who);
const part = (id: string, offset: number, content: Buffer, who = visitor) =>
  shop.upload('POST', `/${id}?offset=${offset}`, content, who);

describe('files that are sent ahead', () => {
  test('arrive part by part and are checked at their end', async () => {
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    expect((await part(id, 0, jpeg.subarray(0, 10))).json()).toEqual({
      success: true,
      offset: 10,
      isComplete: false,
    });
    expect((await shop.upload('GET', `/${id}`, undefined, visitor)).json()).toMatchObject({ offset: 10 });
    expect((await part(id, 10, jpeg.subarray(10))).json()).toEqual({
      success: true,
      offset: jpeg.length,
      isComplete: true,
    });
  });

  test('a part from another offset is not taken, and the right one is named', async () => {
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    await part(id, 0, jpeg.subarray(0, 10));
    expect((await part(id, 5, jpeg.subarray(5))).json()).toEqual({
      success: false,
      offset: 10,
      isComplete: false,
    });
  });

  test('a part that is sent again after the file was complete changes nothing', async () => {
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    await part(id, 0, jpeg);
    expect((await part(id, 0, fileContents.exe)).json()).toMatchObject({ isComplete: true });
  });

  test('[CONTACT-063] a content that is not allowed is refused and deleted', async () => {
    const before = shop.listDisk();
    const { id } = (await begin('beach.jpg', fileContents.exe.length)).json();
    expect((await part(id, 0, fileContents.exe)).json()).toEqual({
      success: false,
      error: 'fileTypeNotAllowed',
    });
    expect(shop.listDisk()).toEqual(before);
    expect((await part(id, 0, jpeg)).statusCode).toBe(404);
  });

  test('more than was announced is refused and deleted', async () => {
    const before = shop.listDisk();
    const { id } = (await begin('beach.jpg', 10)).json();
    expect((await part(id, 0, jpeg)).json()).toEqual({ success: false, error: 'fileTooLargeError' });
    expect(shop.listDisk()).toEqual(before);
  });

  test('belong to their visitor alone', async () => {
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    await begin('other.jpg', 1, 'Eve');
    expect((await shop.upload('GET', `/${id}`, undefined, 'Eve')).statusCode).toBe(404);
    expect((await part(id, 0, jpeg, 'Eve')).statusCode).toBe(404);
    await shop.upload('POST', `/${id}/remove`, undefined, 'Eve');
    expect((await shop.upload('GET', `/${id}`, undefined, visitor)).statusCode).toBe(200);
  });

  test('are deleted on disk when they are removed', async () => {
    const before = shop.listDisk();
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    await part(id, 0, jpeg.subarray(0, 10));
    expect(shop.listDisk()).toHaveLength(before.length + 1);
    await shop.upload('POST', `/${id}/remove`, undefined, visitor);
    expect(shop.listDisk()).toEqual(before);
  });

  test.each([
    ['[CONTACT-028] too large', 'a.mp4', MAX_FILE_BYTES + 1, 'fileTooLargeError'],
    ['[CONTACT-029] empty', 'a.mp4', 0, 'fileEmptyError'],
    ['[CONTACT-027] of another extension', 'a.exe', 10, 'fileWrongTypeError'],
  ])('%s is refused at its beginning', async (_what, name, bytes, error) => {
    expect((await begin(name, bytes)).json()).toEqual({ success: false, error });
  });

  test('[CONTACT-025] the 21st is refused at its beginning', async () => {
    for (let file = 0; file < 20; file += 1) expect((await begin('a.jpg', 1)).json().success).toBe(true);
    expect((await begin('a.jpg', 1)).json()).toEqual({ success: false, error: 'filesMaxNumError' });
  });

  test('[CONTACT-030] what is too much together is refused at its beginning', async () => {
    await begin('a.mp4', MAX_FILE_BYTES - 1);
    expect((await begin('a.jpg', 2)).json()).toEqual({ success: false, error: 'filesTooLargeError' });
    expect((await begin('a.jpg', 1)).json().success).toBe(true);
  });

  test('a part with another type of content is refused', async () => {
    const { id } = (await begin('beach.jpg', jpeg.length)).json();
    expect((await shop.upload('POST', `/${id}`, { a: 1 }, visitor)).statusCode).toBe(415);
  });
});

test('a part that comes too slowly is given up after 90 seconds, and goes on from where it was', async () => {
  const port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port);
  const { id } = (await begin('beach.jpg', jpeg.length)).json();
  const offsetOf = async () => (await shop.upload('GET', `/${id}`, undefined, visitor)).json().offset;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const socket = connect(port, '127.0.0.1');
    const headers = {
      host: 'localhost',
      cookie: shop.cookieOf(visitor),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/octet-stream',
      'content-length': jpeg.length,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /de-de/ajax/complaint-upload/${id}?offset=0 HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(jpeg.subarray(0, 20));
    await vi.waitUntil(async () => (await offsetOf()) === 20, { interval: 0 });
    const answer = text(socket);
    vi.advanceTimersByTime(complaintFiles.partTimeoutMs - 1_000);
    expect(socket.closed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  } finally {
    vi.useRealTimers();
  }
  expect(complaintFiles.partTimeoutMs).toBe(90_000);
  await expect.poll(async () => (await part(id, 20, jpeg.subarray(20))).json().isComplete).toBe(true);
});
