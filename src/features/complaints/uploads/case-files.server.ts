import { randomUUID } from 'node:crypto';
import type { CaseFile, CaseFiles } from '../../../domain/cases/case-file.ts';
import { cleanFileName } from './clean-file-name.ts';
import { TooLongError } from './file-folder.server.ts';
import { findFileFault, MAX_FILE_BYTES } from './file-rules.ts';
import { inspectFile } from './inspect-file.server.ts';
import type { UploadsDeps } from './staged-uploads.server.ts';

/** The files of cases. What the scanner finds in a mail's attachment is not stored, as with a form. */
export function createCaseFiles(deps: UploadsDeps): CaseFiles {
  const { db, clock, folder } = deps;
  const select = (caseId: string) =>
    db
      .selectFrom('complaint_file')
      .select(['id', 'name', 'type', 'bytes', 'scan'])
      .where('case_id', '=', caseId);

  return {
    async list(caseId) {
      return (await select(caseId).orderBy('created_at').orderBy('id').execute()).map(toCaseFile);
    },
    async open(caseId, fileId) {
      const row = await select(caseId).where('id', '=', fileId).executeTakeFirst();
      if (row === undefined || (await folder.sizeOf(fileId)) === null) return null;
      return { file: toCaseFile(row), content: folder.read(fileId) };
    },
    async add(caseId, given, content) {
      const id = randomUUID();
      const name = cleanFileName(given);
      try {
        const bytes = await folder.write(id, 0, content, MAX_FILE_BYTES);
        if (findFileFault({ name, bytes }) === null) {
          const { type, scan } = await inspectFile(deps, { id, name, bytes });
          if (type !== null && scan !== 'infected') {
            const now = clock.now();
            const scanned = deps.scanner === null ? {} : { scan_attempts: 1, scanned_at: now };
            await db
              .insertInto('complaint_file')
              .values({ id, case_id: caseId, name, type, bytes, scan, created_at: now, ...scanned })
              .execute();
            return { id, name, type, bytes, scan };
          }
        }
        await folder.remove(id);
        return null;
      } catch (error) {
        await folder.remove(id);
        if (error instanceof TooLongError) return null;
        throw error;
      }
    },
    async erase(caseId) {
      const files = await db
        .deleteFrom('complaint_file')
        .where('case_id', '=', caseId)
        .returning('id')
        .execute();
      for (const { id } of files) await folder.remove(id);
    },
  };
}

interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly type: string | null;
  readonly bytes: string | number | bigint;
  readonly scan: string;
}

function toCaseFile({ id, name, type, bytes, scan }: FileRow): CaseFile {
  return {
    id,
    name,
    type: type ?? 'application/octet-stream',
    bytes: Number(bytes),
    scan: scan as CaseFile['scan'],
  };
}
