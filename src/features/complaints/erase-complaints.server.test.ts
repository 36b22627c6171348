import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { fileContents } from '../../../tests/factories/complaint-files.ts';
import { openComplaintShop } from '../../../tests/factories/complaint-shop.ts';
import { complaintFiles } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { eraseComplaints } from './erase-complaints.server.ts';
import { createStagedUploads } from './uploads/staged-uploads.server.ts';

const shop = await openComplaintShop();
afterAll(() => shop.close());
const clock = settableClock('2026-11-21T12:00:00Z');
const uploads = createStagedUploads({ ...shop.files, clock });
const { jpeg } = fileContents;
const owner = { owner: Buffer.from('a'), network: null };
const receive = () => uploads.receive(owner, 'beach.jpg', Readable.from([jpeg]), jpeg.length);

test('staged files end after a day, on disk, too', async () => {
  const file = await receive();
  const id = 'id' in file ? file.id : '';
  clock.advance(complaintFiles.stagedLifetimeMs - 1);
  expect(await uploads.findComplete(Buffer.from('a'), [id])).toHaveLength(1);
  clock.advance(2);
  expect(await uploads.findComplete(Buffer.from('a'), [id])).toEqual([]);
  await eraseComplaints(shop.files, clock.now(), 100);
  expect(shop.listDisk()).not.toContain(id);
  const rows = shop.files.db.selectFrom('complaint_file').select('id').where('id', '=', id);
  expect(await rows.execute()).toEqual([]);
});

test('files of a case outlive that day', async () => {
  const file = await receive();
  const [id, caseId] = ['id' in file ? file.id : '', crypto.randomUUID()];
  await uploads.attach(Buffer.from('a'), [id], caseId);
  clock.advance(10 * complaintFiles.stagedLifetimeMs);
  await eraseComplaints(shop.files, clock.now(), 100);
  expect(await shop.caseFiles.list(caseId)).toMatchObject([{ id }]);
  expect(shop.listDisk()).toContain(id);
});

test('a content without a row, of a process that has ended, is deleted after a day', async () => {
  const id = crypto.randomUUID();
  await shop.folder.write(id, 0, Readable.from([jpeg]), 1_000);
  await eraseComplaints(shop.files, new Date(), 100);
  expect(shop.listDisk()).toContain(id);
  await eraseComplaints(shop.files, new Date(Date.now() + complaintFiles.stagedLifetimeMs + 1_000), 100);
  expect(shop.listDisk()).not.toContain(id);
});
