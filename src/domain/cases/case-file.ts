/** What a scanner said of a file; `unscanned` where none is configured, or none answered. */
export type ScanResult = 'clean' | 'infected' | 'unscanned';

/** A file that belongs to a case. */
export interface CaseFile {
  /** UUID. */
  readonly id: string;
  /** As the guest named it, cleaned. */
  readonly name: string;
  /** Media type by content, never by what was claimed. */
  readonly type: string;
  readonly bytes: number;
  readonly scan: ScanResult;
}

/** Files of cases: on disk, listed in the database. */
export interface CaseFiles {
  list(caseId: string): Promise<readonly CaseFile[]>;
  /** Null where the case has no such file. */
  open(
    caseId: string,
    fileId: string,
  ): Promise<{ readonly file: CaseFile; readonly content: AsyncIterable<Uint8Array> } | null>;
  /** Stores what came with a mail; null for a type or size that no complaint may have. */
  add(caseId: string, name: string, content: AsyncIterable<Uint8Array>): Promise<CaseFile | null>;
  /** Deletes all files of a case, on disk, too. */
  erase(caseId: string): Promise<void>;
}
