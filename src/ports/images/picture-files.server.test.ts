import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPictureFiles } from './picture-files.server.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

function newFolder(): string {
  folders += 1;
  return join(root, String(folders));
}

const picture = Buffer.alloc(1000, 7);
const headLength = 8;

test('a stored picture is found again, also after a restart', async () => {
  const folder = newFolder();
  await openPictureFiles(folder, 1e6).store('a', picture);
  expect(await openPictureFiles(folder, 1e6).find('a')).toEqual(picture);
});

test('a picture that was never stored is not found', async () => {
  expect(await openPictureFiles(newFolder(), 1e6).find('a')).toBeNull();
});

test('storing leaves no temporary file', async () => {
  const folder = newFolder();
  await openPictureFiles(folder, 1e6).store('a', picture);
  expect(readdirSync(folder)).toEqual(['a']);
});

test.each([
  ['cut short', (file: string) => truncateSync(file, 500)],
  ['empty', (file: string) => truncateSync(file, 0)],
  ['changed in one bit', (file: string) => flipBit(file, 600)],
  ['without its mark', (file: string) => flipBit(file, 0)],
])('a file that is %s is not shown', async (_what, damage) => {
  const folder = newFolder();
  const files = openPictureFiles(folder, 1e6);
  await files.store('a', picture);
  damage(join(folder, 'a'));
  expect(await files.find('a')).toBeNull();
  await files.store('a', picture);
  expect(await files.find('a')).toEqual(picture);
});

function flipBit(file: string, at: number): void {
  const content = readFileSync(file);
  content[at] = (content[at] ?? 0) ^ 1;
  writeFileSync(file, content);
}

test('above the limit the least recently used pictures are deleted, down to four fifths', async () => {
  const folder = newFolder();
  const limit = 10 * (picture.length + headLength);
  const files = openPictureFiles(folder, limit);
  for (let index = 0; index < 10; index += 1) {
    await files.store(`p${index}`, picture);
    utimesSync(join(folder, `p${index}`), 1000 + index, 1000 + index);
  }
  await files.find('p0');
  await files.store('p10', picture);
  expect(readdirSync(folder).sort()).toEqual(['p0', 'p10', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9']);
});

test('several processes together stay near the limit', async () => {
  const folder = newFolder();
  const limit = 100 * (picture.length + headLength);
  const processes = Array.from({ length: 4 }, () => openPictureFiles(folder, limit));
  for (let index = 0; index < 75; index += 1)
    for (const [at, files] of processes.entries()) await files.store(`p${index}-${at}`, picture);
  // Each stores up to a twentieth of the limit before it counts again.
  expect(readdirSync(folder).length).toBeLessThanOrEqual(100 + 4 * 5);
});

test('exactly at the limit nothing is deleted', async () => {
  const folder = newFolder();
  const files = openPictureFiles(folder, 2 * (picture.length + headLength));
  await files.store('a', picture);
  await files.store('b', picture);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('a found picture counts as used', async () => {
  const folder = newFolder();
  const files = openPictureFiles(folder, 1e6);
  await files.store('a', picture);
  utimesSync(join(folder, 'a'), 1000, 1000);
  await files.find('a');
  expect(statSync(join(folder, 'a')).mtimeMs).toBeGreaterThan(1_000_000_000);
});

test('two processes share a folder', async () => {
  const folder = newFolder();
  const [one, other] = [openPictureFiles(folder, 1e6), openPictureFiles(folder, 1e6)];
  await Promise.all([one.store('a', picture), other.store('a', picture), other.store('b', picture)]);
  expect(await one.find('b')).toEqual(picture);
  expect(await other.find('a')).toEqual(picture);
});
