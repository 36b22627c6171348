import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fileContents } from '../../../../tests/factories/complaint-files.ts';
import { openComplaintShop } from '../../../../tests/factories/complaint-shop.ts';
import { complaintFiles } from '../../../defaults.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { MAX_FILE_BYTES } from './file-rules.ts';
import { createStagedUploads } from './staged-uploads.server.ts';

const shop = await openComplaintShop();
afterAll(() => shop.close());
const clock = settableClock('2026-11-21T12:00:00Z');
const uploads = createStagedUploads({ ...shop.files, clock });
beforeEach(async () => {
  await shop.database.pool.query('delete from complaint_file');
});

const { jpeg } = fileContents;
const ownerOf = (name: string, network: string | null = null) => ({ owner: Buffer.from(name), network });
const film = { name: 'film.mp4', bytes: MAX_FILE_BYTES };
const receive = (owner: ReturnType<typeof ownerOf>) =>
  uploads.receive(owner, 'beach.jpg', Readable.from([jpeg]), jpeg.length);

describe('room for staged files', () => {
  test('ends for a network before it ends for all', async () => {
    const most = Math.floor(complaintFiles.stagedBytesPerNetwork / MAX_FILE_BYTES);
    for (let at = 0; at < most; at += 1)
      expect(await uploads.begin(ownerOf(`a${at}`, 'net'), film)).toHaveProperty('id');
    expect(await uploads.begin(ownerOf('b', 'net'), film)).toEqual({ refused: 'uploadsFull' });
    expect(await uploads.begin(ownerOf('b', 'other'), film)).toHaveProperty('id');
  });

  test('ends for all, this machine included', async () => {
    const most = Math.floor(complaintFiles.stagedBytesInAll / MAX_FILE_BYTES);
    for (let at = 0; at < most; at += 1) await uploads.begin(ownerOf(`a${at}`), film);
    expect(await uploads.begin(ownerOf('b'), film)).toEqual({ refused: 'uploadsFull' });
  });

  test('is counted for files that begin at the same time', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => uploads.begin(ownerOf('a'), film)));
    expect(begun.filter((one) => 'id' in one)).toHaveLength(1);
  });

  test('is there again once a file belongs to a case', async () => {
    const file = await receive(ownerOf('a'));
    await uploads.begin(ownerOf('a'), { name: 'film.mp4', bytes: MAX_FILE_BYTES - jpeg.length });
    expect(await uploads.begin(ownerOf('a'), { name: 'a.jpg', bytes: 1 })).toEqual({
      refused: 'filesTooLargeError',
    });
    await uploads.attach(Buffer.from('a'), ['id' in file ? file.id : ''], crypto.randomUUID());
    expect(await uploads.begin(ownerOf('a'), { name: 'a.jpg', bytes: 1 })).toHaveProperty('id');
  });
});

describe('staged files', () => {
  test('one request writes to a file at a time', async () => {
    const begun = await uploads.begin(ownerOf('a'), { name: 'a.jpg', bytes: jpeg.length });
    const id = 'id' in begun ? begun.id : '';
    const slow = Promise.withResolvers<void>();
    async function* content() {
      await slow.promise;
      yield jpeg;
    }
    const first = uploads.append(Buffer.from('a'), id, 0, content());
    const isClaimed = async () =>
      (await shop.database.pool.query('select 1 from complaint_file where written_until is not null'))
        .rowCount;
    await expect.poll(isClaimed).toBe(1);
    expect((await uploads.append(Buffer.from('a'), id, 0, Readable.from([jpeg]))).outcome).toBe('conflict');
    slow.resolve();
    expect((await first).outcome).toBe('complete');
  });

  test('are given to a case once, and only by their owner', async () => {
    const file = await receive(ownerOf('a'));
    const [id, one, other] = ['id' in file ? file.id : '', crypto.randomUUID(), crypto.randomUUID()];
    await uploads.attach(Buffer.from('b'), [id], other);
    await uploads.attach(Buffer.from('a'), [id], one);
    await uploads.attach(Buffer.from('a'), [id], other);
    expect(await shop.caseFiles.list(one)).toHaveLength(1);
    expect(await shop.caseFiles.list(other)).toEqual([]);
  });
});
