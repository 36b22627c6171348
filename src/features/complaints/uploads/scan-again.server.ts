import { complaintFiles } from '../../../defaults.ts';
import type { VirusScanPort } from '../../../ports/virus-scan/virus-scan-port.ts';
import type { UploadsDeps } from './staged-uploads.server.ts';

/**
 * Asks the scanner again for files of cases that it has not answered for. What it finds stays with its case, marked as infected, and is
 * served to nobody.
 * @returns how many files it has looked at
 */
export async function scanAgain(deps: UploadsDeps & { readonly scanner: VirusScanPort }): Promise<number> {
  const { db, clock, folder, scanner } = deps;
  const due = await db
    .selectFrom('complaint_file')
    .select('id')
    .where('case_id', 'is not', null)
    .where('scan', '=', 'unscanned')
    .where('scan_attempts', '<', complaintFiles.maxScanAttempts)
    .orderBy('scan_attempts')
    .orderBy('created_at')
    .limit(complaintFiles.rescansAtOnce)
    .execute();
  for (const { id } of due) {
    const outcome = (await folder.sizeOf(id)) === null ? 'unknown' : await scanner.scan(folder.read(id));
    await db
      .updateTable('complaint_file')
      .set((eb) => ({
        scan_attempts: eb('scan_attempts', '+', 1),
        scanned_at: clock.now(),
        ...(outcome === 'unknown' ? {} : { scan: outcome }),
      }))
      .where('id', '=', id)
      .execute();
  }
  return due.length;
}
