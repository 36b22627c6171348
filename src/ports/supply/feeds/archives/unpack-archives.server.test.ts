import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type AsyncZippable, strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import { feedArchives } from '../../../../defaults.ts';
import type { FeedFile } from '../import-files.server.ts';
import { readAll, streamOf } from '../samples/read-all.ts';
import { unpackArchives } from './unpack-archives.server.ts';

const opened: Awaited<ReturnType<typeof unpackArchives>>[] = [];
afterEach(async () => {
  for (const delivery of opened.splice(0)) await delivery.close();
});

const fileOf = (name: string, content: string | Uint8Array): FeedFile => ({
  name,
  open: () => streamOf(content, 1_000),
});

async function unpack(...files: readonly FeedFile[]): Promise<readonly FeedFile[]> {
  const delivery = await unpackArchives(files);
  opened.push(delivery);
  return delivery.files;
}

const textOf = async ({ open }: FeedFile) => Buffer.concat(await readAll(open())).toString();

/** What is wrong with an archive as `line: reason`; the files that are given out where nothing is. */
async function judge(archive: Uint8Array): Promise<string | readonly string[]> {
  const [first, ...others] = await unpack(fileOf('photos.zip', archive));
  if (first?.refused === undefined) return [first, ...others].flatMap((file) => file?.name ?? []);
  expect(others).toEqual([]);
  return `${first.refused.line}: ${first.refused.reason}`;
}

const zip = (files: AsyncZippable, level: 0 | 6 = 6) =>
  zipSync(files as Parameters<typeof zipSync>[0], { level });

/** Numbers that a ZIP archive states after a signature, from the last one of these in the archive on. */
function patch(archive: Uint8Array, signature: number, offset: number, change: (old: number) => number) {
  const bytes = Buffer.from(archive);
  let at = bytes.length - 4;
  while (bytes.readUInt32LE(at) !== signature) at -= 1;
  bytes.writeUInt16LE(change(bytes.readUInt16LE(at + offset)), at + offset);
  return bytes;
}
const directoryEntry = 0x02014b50;
const directorySignature = Buffer.from('PK\x01\x02', 'latin1');
const endOfDirectory = 0x06054b50;

const small = { 'pool.jpg': strToU8('pool'), 'bar.jpg': strToU8('bar') };
const unixLink = { os: 3, attrs: 0o120777 << 16 } as const;

describe('unpackArchives', () => {
  test('gives out the files of archives next to other files, by archive and folder, compressed or not', async () => {
    const nested = {
      rooms: { 'dbl.jpg': strToU8('double') },
      'hotels.csv': strToU8('id,latitude\n'.repeat(9_000)),
    };
    const files = await unpack(
      fileOf('texts.csv', 'section'),
      fileOf('photos.zip', zip(nested)),
      fileOf('stored.zip', zip(small, 0)),
    );
    expect(
      await Promise.all(files.map(async (file) => [file.name, (await textOf(file)).slice(0, 8)])),
    ).toEqual([
      ['texts.csv', 'section'],
      ['photos.zip/rooms/dbl.jpg', 'double'],
      ['photos.zip/hotels.csv', 'id,latit'],
      ['stored.zip/pool.jpg', 'pool'],
      ['stored.zip/bar.jpg', 'bar'],
    ]);
    const [, , long] = files;
    expect(long === undefined ? '' : await textOf(long)).toHaveLength(108_000);
  });

  test('a file can be opened more than once, and left before its end', async () => {
    const [file] = await unpack(
      fileOf('photos.zip', zip({ 'nights.csv': strToU8('rate\n'.repeat(50_000)) })),
    );
    if (file === undefined) throw new Error('There is no file');
    for await (const part of file.open()) {
      expect(part.length).toBeLessThan(250_000);
      break;
    }
    expect(await textOf(file)).toHaveLength(250_000);
  });

  test('folders and what systems add by themselves are left out', async () => {
    const added = {
      '__MACOSX/._pool.jpg': strToU8('x'),
      '.DS_Store': strToU8('x'),
      'a/Thumbs.db': strToU8('x'),
      'a/': strToU8(''),
    };
    expect(await judge(zip({ ...added, ...small }))).toEqual(['photos.zip/pool.jpg', 'photos.zip/bar.jpg']);
    expect(await judge(zip(added))).toBe('1: the archive contains no file');
    expect(await judge(zip({}))).toBe('1: the archive contains no file');
  });

  test('nothing of it is left on disk', async () => {
    const folders = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('fernweh-archive-'));
    const before = await folders();
    await unpack(fileOf('photos.zip', zip(small)));
    expect(await folders()).toEqual(before);
  });

  test.each<[string, Uint8Array, string]>([
    [
      'a name that leaves the archive',
      zip({ 'pool.jpg': strToU8('x'), '../../etc/passwd': strToU8('x') }),
      '2: the archive cannot be read: invalid relative path: ../../etc/passwd',
    ],
    [
      'a name with backslashes that leaves it',
      zip({ '..\\evil.jpg': strToU8('x') }),
      '1: the archive cannot be read: invalid relative path: ../evil.jpg',
    ],
    [
      'an absolute name',
      zip({ '/etc/passwd': strToU8('x') }),
      '1: the archive cannot be read: absolute path: /etc/passwd',
    ],
    [
      'a name of a Windows disk',
      zip({ 'c:\\pool.jpg': strToU8('x') }),
      '1: the archive cannot be read: absolute path: c:/pool.jpg',
    ],
    [
      'a name that breaks the line of a report',
      zip({ 'müde\n.jpg': strToU8('x') }),
      "1: 'müde\n.jpg' has control characters in its name",
    ],
    [
      'a link',
      zip({ 'bar.jpg': strToU8('x'), 'pool.jpg': [strToU8('/etc/passwd'), unixLink] }),
      "2: 'pool.jpg' is a link or a device, no file",
    ],
    [
      'a link that systems would skip',
      zip({ '.link': [strToU8('/'), unixLink] }),
      "1: '.link' is a link or a device, no file",
    ],
    [
      'an encrypted file',
      patch(zip(small), directoryEntry, 8, (flags) => flags | 1),
      "2: 'bar.jpg' is encrypted",
    ],
    [
      'another compression',
      patch(zip(small), directoryEntry, 10, () => 12),
      "2: 'bar.jpg' is compressed by another method than deflate",
    ],
    [
      'an end that is cut off',
      zip(small).subarray(0, -30),
      '1: the archive cannot be read: End of central directory record signature not found. Either not a zip file, or file is truncated',
    ],
    [
      'more entries than there are',
      patch(zip(small), endOfDirectory, 10, () => 3),
      '3: the archive cannot be read: unexpected EOF',
    ],
    [
      'a length that is too small',
      patch(zip(small), directoryEntry, 24, () => 2),
      '2: the archive cannot be read: too many bytes in the stream. expected 2. got at least 3',
    ],
    [
      'a length that is too large',
      patch(zip(small), directoryEntry, 24, () => 4),
      '2: the archive cannot be read: not enough bytes in the stream. expected 4. got only 3',
    ],
    [
      'another checksum',
      patch(zip(small), directoryEntry, 16, (checksum) => checksum ^ 1),
      "2: 'bar.jpg' is damaged: its checksum is another one",
    ],
    [
      'bytes that unpack a thousandfold',
      zip({ 'pool.jpg': strToU8('x'), 'bomb.jpg': new Uint8Array(feedArchives.ratioFromBytes + 1) }),
      `2: 'bomb.jpg' unpacks to more than ${feedArchives.maxRatio} times its size`,
    ],
  ])('an archive with %s is refused whole, by its entry', async (_, archive, reason) => {
    expect(await judge(archive)).toBe(reason);
  });

  test('a file that unpacks a thousandfold is taken up to the length from which that is asked', async () => {
    const zeros = new Uint8Array(feedArchives.ratioFromBytes);
    expect(await judge(zip({ 'nights.csv': zeros }))).toEqual(['photos.zip/nights.csv']);
  });

  test('an archive of one name twice is refused', async () => {
    const twice = Buffer.from(zip({ 'a.jpg': strToU8('1'), 'b.jpg': strToU8('2') }));
    twice.write('a.jpg', twice.lastIndexOf('b.jpg'));
    expect(await judge(twice)).toBe("2: 'a.jpg' is in the archive twice");
  });

  test.each([
    ['maxEntries', 2, '1: the archive has 2 entries, 1 are the most that is taken'],
    ['maxBytes', zip(small).length, `1: the archive is larger than ${zip(small).length - 1} bytes`],
    ['maxUnpackedBytes', 7, '2: the archive has more than 6 bytes unpacked'],
  ])('an archive is taken up to %s, and refused one beyond', async (limit, most, reason) => {
    const photos = fileOf('photos.zip', zip(small));
    for (const [value, refused] of [
      [most, undefined],
      [most - 1, reason],
    ] as const) {
      const delivery = await unpackArchives([photos], { ...feedArchives, [limit]: value });
      opened.push(delivery);
      const [first] = delivery.files;
      expect(first?.refused && `${first.refused.line}: ${first.refused.reason}`).toBe(refused);
    }
  });

  test('what an archive states is added up before anything of it is unpacked', async () => {
    const stated = 0xf000_0000;
    const entries = Math.floor(feedArchives.maxUnpackedBytes / stated) + 1;
    const files = Array.from({ length: entries }, (_, at) => [`${at}.jpg`, new Uint8Array([at])] as const);
    const bytes = Buffer.from(zip(Object.fromEntries(files), 0));
    for (let at = bytes.indexOf(directorySignature); at >= 0; at = bytes.indexOf(directorySignature, at + 1))
      for (const offset of [20, 24]) bytes.writeUInt32LE(stated, at + offset);
    expect(await judge(bytes)).toBe(
      `${entries}: the archive has more than ${feedArchives.maxUnpackedBytes} bytes unpacked`,
    );
  });
});
