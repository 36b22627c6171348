import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { fileContents, streamOf } from '../../../../tests/factories/complaint-files.ts';
import { openComplaintShop } from '../../../../tests/factories/complaint-shop.ts';
import { complaintFiles } from '../../../defaults.ts';
import type { ScanOutcome, VirusScanPort } from '../../../ports/virus-scan/virus-scan-port.ts';
import { MAX_FILE_BYTES } from './file-rules.ts';
import { scanAgain } from './scan-again.server.ts';

let outcome: ScanOutcome = 'clean';
let scans = 0;
const scanner: VirusScanPort = {
  async scan(content) {
    scans += 1;
    for await (const _piece of content);
    return outcome;
  },
};
const shop = await openComplaintShop({ scanner });
afterAll(() => shop.close());
beforeEach(async () => {
  outcome = 'clean';
  scans = 0;
  await shop.database.pool.query('delete from complaint_file');
});

const contentOf = (content: Buffer) => Readable.from([content]);
const read = async (caseId: string, fileId: string) => {
  const opened = await shop.caseFiles.open(caseId, fileId);
  if (opened === null) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of opened.content) pieces.push(piece);
  return Buffer.concat(pieces);
};

test('a file of a mail is stored with its case, by the type of its content, and read back', async () => {
  const caseId = crypto.randomUUID();
  const file = await shop.caseFiles.add(caseId, '../bill.pdf', contentOf(fileContents.pdf));
  expect(file).toMatchObject({ name: 'bill.pdf', type: 'application/pdf', scan: 'clean' });
  expect(await shop.caseFiles.list(caseId)).toEqual([file]);
  expect(await read(caseId, file?.id ?? '')).toEqual(fileContents.pdf);
  expect(await read(crypto.randomUUID(), file?.id ?? '')).toBeNull();
});

test.each([
  ['of another type than its name says', 'a.pdf', () => contentOf(fileContents.exe)],
  ['that is empty', 'a.pdf', () => contentOf(Buffer.alloc(0))],
  ['over 100 MB', 'a.mp4', () => streamOf(fileContents.mp4, MAX_FILE_BYTES + 1)],
])('a file of a mail %s is not stored', async (_what, name, content) => {
  const before = shop.listDisk();
  expect(await shop.caseFiles.add(crypto.randomUUID(), name, content())).toBeNull();
  expect(shop.listDisk()).toEqual(before);
});

test('the files of a case are deleted with it, on disk, too', async () => {
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const before = shop.listDisk();
  await shop.caseFiles.add(one, 'a.pdf', contentOf(fileContents.pdf));
  const left = await shop.caseFiles.add(other, 'b.pdf', contentOf(fileContents.pdf));
  await shop.caseFiles.erase(one);
  expect(await shop.caseFiles.list(one)).toEqual([]);
  expect(shop.listDisk()).toEqual([...before, left?.id].sort());
});

test('what the scanner finds is refused by name in a form, and not stored from a mail', async () => {
  outcome = 'infected';
  const before = shop.listDisk();
  const owner = { owner: Buffer.from('a'), network: null };
  expect(await shop.uploads.receive(owner, 'a.pdf', contentOf(fileContents.pdf), 1_000)).toEqual({
    refused: 'fileInfected',
    name: 'a.pdf',
  });
  expect(await shop.caseFiles.add(crypto.randomUUID(), 'a.pdf', contentOf(fileContents.pdf))).toBeNull();
  expect(shop.listDisk()).toEqual(before);
});

test('a file that the scanner gave no answer for is unscanned, and is scanned again until it gives one', async () => {
  outcome = 'unknown';
  const caseId = crypto.randomUUID();
  const file = await shop.caseFiles.add(caseId, 'a.pdf', contentOf(fileContents.pdf));
  expect(file?.scan).toBe('unscanned');
  expect(await scanAgain({ ...shop.files, scanner })).toBe(1);
  expect((await shop.caseFiles.list(caseId))[0]?.scan).toBe('unscanned');
  outcome = 'infected';
  await scanAgain({ ...shop.files, scanner });
  expect((await shop.caseFiles.list(caseId))[0]?.scan).toBe('infected');
  expect(await scanAgain({ ...shop.files, scanner })).toBe(0);
});

test('the scanner is asked so often and no more', async () => {
  outcome = 'unknown';
  await shop.caseFiles.add(crypto.randomUUID(), 'a.pdf', contentOf(fileContents.pdf));
  for (let run = 0; run < complaintFiles.maxScanAttempts + 5; run += 1)
    await scanAgain({ ...shop.files, scanner });
  expect(scans).toBe(complaintFiles.maxScanAttempts);
});
