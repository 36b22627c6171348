import { randomUUID } from 'node:crypto';
import { clockTimestamp, laterBy } from '../../../database/clock-timestamp.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { complaintFiles } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { VirusScanPort } from '../../../ports/virus-scan/virus-scan-port.ts';
import { cleanFileName } from './clean-file-name.ts';
import { type FileFolder, TooLongError } from './file-folder.server.ts';
import {
  findFileFault,
  hasAllowedExtension,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_TOTAL_BYTES,
} from './file-rules.ts';
import { inspectFile } from './inspect-file.server.ts';
import type { FileRefusal, PartOutcome, StagedFile } from './staged-file.ts';

/** Whose files: digests of the visitor's key and, null for this machine itself, of the network. */
export interface FileOwner {
  readonly owner: Buffer;
  readonly network: string | null;
}

export interface StagedUploads {
  /** Begins a file. It may take several parts, and ends after a day. */
  begin(
    owner: FileOwner,
    file: { readonly name: string; readonly bytes: number },
  ): Promise<{ readonly id: string } | { readonly refused: FileRefusal }>;
  /** How much of a file is there; null for a file of nobody, or of somebody else. */
  find(
    owner: Buffer,
    id: string,
  ): Promise<(StagedFile & { readonly offset: number; readonly isComplete: boolean }) | null>;
  /** Takes a part; what arrived of one that broke off stays. @throws what the content throws */
  append(owner: Buffer, id: string, offset: number, content: AsyncIterable<Uint8Array>): Promise<PartOutcome>;
  /**
   * Takes a whole file of unknown size; nothing of it stays where it is refused or breaks off.
   * @param mostBytes that it can have, by what is known of the request
   * @throws what the content throws
   */
  receive(
    owner: FileOwner,
    name: string,
    content: AsyncIterable<Uint8Array>,
    mostBytes: number,
  ): Promise<StagedFile | { readonly refused: FileRefusal; readonly name: string }>;
  remove(owner: Buffer, id: string): Promise<void>;
  /** Those of the ids that are complete files of this owner, in their order. */
  findComplete(owner: Buffer, ids: readonly string[]): Promise<readonly StagedFile[]>;
  /** Gives files to a case that has none yet: a second time nothing changes. */
  attach(owner: Buffer, ids: readonly string[], caseId: string): Promise<void>;
}

export interface UploadsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly folder: FileFolder;
  /** Null for a shop without a scanner: its files stay `unscanned`. */
  readonly scanner: VirusScanPort | null;
}

interface BegunFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

export function createStagedUploads(deps: UploadsDeps): StagedUploads {
  const { db, clock, folder } = deps;
  const endOf = () => new Date(clock.now().getTime() + complaintFiles.stagedLifetimeMs);

  /**
   * Adds the row of a file that is still to come, and so keeps its room.
   * @param isAtMost whether the size is only known not to be larger: then room that is smaller is enough
   * @returns the bytes that there is room for
   */
  async function reserve(
    { owner, network }: FileOwner,
    { id, name, bytes }: BegunFile,
    isAtMost = false,
  ): Promise<{ readonly bytes: number } | { readonly refused: FileRefusal }> {
    return db.transaction().execute(async (trx) => {
      // Others who stage files at the same time wait: the sums are those of all before.
      await lockUploads(trx);
      const room = await findRoom(trx, { owner, network });
      if (typeof room === 'string') return { refused: room };
      if (!isAtMost && bytes > room.own) return { refused: 'filesTooLargeError' };
      const reserved = Math.min(bytes, room.own);
      if (reserved < 1) return { refused: 'filesTooLargeError' };
      if (reserved > room.shared) return { refused: 'uploadsFull' };
      await trx
        .insertInto('complaint_file')
        .values({ id, owner, network, name, bytes: reserved, created_at: clock.now(), expires_at: endOf() })
        .execute();
      return { bytes: reserved };
    });
  }

  /** The row of an open file of this owner. */
  function selectOpen(owner: Buffer, id: string) {
    return db
      .selectFrom('complaint_file')
      .select(['id', 'name', 'bytes', 'type'])
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
  }

  async function discard(id: string): Promise<void> {
    await db.deleteFrom('complaint_file').where('id', '=', id).where('case_id', 'is', null).execute();
    await folder.remove(id);
  }

  /** Looks at a file that is all there; nothing stays of one that is refused. */
  async function complete(file: BegunFile): Promise<PartOutcome> {
    const { type, scan } = await inspectFile(deps, file);
    if (type === null || scan === 'infected') {
      await discard(file.id);
      return { outcome: 'refused', reason: type === null ? 'fileTypeNotAllowed' : 'fileInfected' };
    }
    const scanned = deps.scanner === null ? {} : { scan_attempts: 1, scanned_at: clock.now() };
    await db
      .updateTable('complaint_file')
      .set({ type, scan, written_until: null, ...scanned })
      .where('id', '=', file.id)
      .execute();
    return { outcome: 'complete', file };
  }

  async function claim(owner: Buffer, id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('complaint_file')
      .set({ written_until: laterBy(complaintFiles.partTimeoutMs + complaintFiles.scanTimeoutMs) })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('type', 'is', null)
      .where((eb) => eb.or([eb('written_until', 'is', null), eb('written_until', '<', clockTimestamp)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  const release = (id: string) =>
    db.updateTable('complaint_file').set({ written_until: null }).where('id', '=', id).execute();

  const uploads: StagedUploads = {
    async begin(owner, { name: given, bytes }) {
      const name = cleanFileName(given);
      const fault = findFileFault({ name, bytes });
      if (fault !== null) return { refused: fault };
      const id = randomUUID();
      const reserved = await reserve(owner, { id, name, bytes });
      return 'refused' in reserved ? reserved : { id };
    },

    async find(owner, id) {
      const row = await selectOpen(owner, id);
      if (row === undefined) return null;
      const offset = (await folder.sizeOf(id)) ?? 0;
      return { id, name: row.name, bytes: Number(row.bytes), offset, isComplete: row.type !== null };
    },

    async append(owner, id, offset, content) {
      const found = await uploads.find(owner, id);
      if (found === null) return { outcome: 'refused', reason: 'fileNotFound' };
      if (found.isComplete) return { outcome: 'complete', file: toStaged(found) };
      if (found.offset !== offset || !(await claim(owner, id)))
        return { outcome: 'conflict', offset: found.offset };
      try {
        const end = await folder.write(id, offset, content, found.bytes);
        if (end < found.bytes) return { outcome: 'received', offset: end };
        return await complete(toStaged(found));
      } catch (error) {
        if (!(error instanceof TooLongError)) throw error;
        // More than was announced: the announcement was checked, this was not.
        await discard(id);
        return { outcome: 'refused', reason: 'fileTooLargeError' };
      } finally {
        await release(id);
      }
    },

    async receive(owner, given, content, mostBytes) {
      const name = cleanFileName(given);
      if (!hasAllowedExtension(name)) return { refused: 'fileWrongTypeError', name };
      const id = randomUUID();
      const reserved = await reserve(owner, { id, name, bytes: Math.min(mostBytes, MAX_FILE_BYTES) }, true);
      if ('refused' in reserved) return { ...reserved, name };
      try {
        const bytes = await folder.write(id, 0, content, reserved.bytes);
        const fault = findFileFault({ name, bytes });
        if (fault !== null) {
          await discard(id);
          return { refused: fault, name };
        }
        await db.updateTable('complaint_file').set({ bytes }).where('id', '=', id).execute();
        const outcome = await complete({ id, name, bytes });
        return outcome.outcome === 'refused' ? { refused: outcome.reason, name } : { id, name, bytes };
      } catch (error) {
        await discard(id);
        if (!(error instanceof TooLongError)) throw error;
        const isLarge = reserved.bytes === MAX_FILE_BYTES;
        return { refused: isLarge ? 'fileTooLargeError' : 'filesTooLargeError', name };
      }
    },

    async remove(owner, id) {
      const { numDeletedRows } = await db
        .deleteFrom('complaint_file')
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await folder.remove(id);
    },

    async findComplete(owner, ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('complaint_file')
        .select(['id', 'name', 'bytes'])
        .where('id', 'in', ids)
        .where('owner', '=', owner)
        .where('type', 'is not', null)
        .where('expires_at', '>', clock.now())
        .execute();
      const found = new Map(rows.map((row) => [row.id, { ...row, bytes: Number(row.bytes) }]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },

    async attach(owner, ids, caseId) {
      if (ids.length === 0) return;
      await db
        .updateTable('complaint_file')
        .set({ case_id: caseId, owner: null, network: null, expires_at: null })
        .where('id', 'in', ids)
        .where('owner', '=', owner)
        .where('type', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('complaint_file as attached')
                .select('attached.id')
                .where('attached.case_id', '=', caseId),
            ),
          ),
        )
        .execute();
    },
  };
  return uploads;
}

const toStaged = ({ id, name, bytes }: StagedFile): StagedFile => ({ id, name, bytes });

const lockUploads = (db: Db) =>
  db
    .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.val(complaintUploadsLock)]).as('lock'))
    .execute();

/** Any number that no other lock of the shop has. */
const complaintUploadsLock = 560_056;

/** Bytes that there is room for: by the form's own limits for one visitor, and by those of the network and of the disk. */
async function findRoom(
  db: Db,
  { owner, network }: FileOwner,
): Promise<{ readonly own: number; readonly shared: number } | FileRefusal> {
  const { count, own, near, all } = await db
    .selectFrom('complaint_file')
    .where('owner', 'is not', null)
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('owner', '=', owner).as('count'),
      eb.fn.coalesce(eb.fn.sum('bytes').filterWhere('owner', '=', owner), eb.val(0)).as('own'),
      eb.fn.coalesce(eb.fn.sum('bytes').filterWhere('network', '=', network), eb.val(0)).as('near'),
      eb.fn.coalesce(eb.fn.sum('bytes'), eb.val(0)).as('all'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_FILES) return 'filesMaxNumError';
  const { stagedBytesPerNetwork, stagedBytesInAll } = complaintFiles;
  return {
    own: MAX_TOTAL_BYTES - Number(own),
    shared: Math.min(stagedBytesPerNetwork - Number(near), stagedBytesInAll - Number(all)),
  };
}
