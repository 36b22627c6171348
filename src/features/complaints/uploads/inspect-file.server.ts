import { complaintFiles } from '../../../defaults.ts';
import type { ScanResult } from '../../../domain/cases/case-file.ts';
import type { VirusScanPort } from '../../../ports/virus-scan/virus-scan-port.ts';
import type { FileFolder } from './file-folder.server.ts';
import { findFileType } from './find-file-type.server.ts';

export interface Inspected {
  /** Media type by content; null where it is not allowed. */
  readonly type: string | null;
  readonly scan: ScanResult;
}

/** Looks at a complete file: its type by content, then the scanner, which sees allowed types alone. */
export async function inspectFile(
  { folder, scanner }: { readonly folder: FileFolder; readonly scanner: VirusScanPort | null },
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: number },
): Promise<Inspected> {
  const { headBytes, tailBytes } = complaintFiles;
  const head = await readPart(folder, id, 0, Math.min(bytes, headBytes) - 1);
  const tail = await readPart(folder, id, Math.max(0, bytes - tailBytes), bytes - 1);
  const type = await findFileType(name, head, tail);
  if (type === null || scanner === null) return { type, scan: 'unscanned' };
  const outcome = await scanner.scan(folder.read(id));
  return { type, scan: outcome === 'unknown' ? 'unscanned' : outcome };
}

async function readPart(folder: FileFolder, id: string, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of folder.read(id, { start, end })) pieces.push(piece);
  return Buffer.concat(pieces);
}
