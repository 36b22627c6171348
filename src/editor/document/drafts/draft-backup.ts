import type { Content } from './merge-drafts.ts';

/** Work that has not reached the server, as this browser keeps it. */
export interface DraftBackupEntry extends Content {
  /** The save it began from. */
  readonly revision: number;
  /** The content of that save: the merge needs it to see what has changed. */
  readonly base: Content;
  /** ISO 8601. */
  readonly at: string;
}

export interface DraftBackup {
  read(): DraftBackupEntry | null;
  /** Returns false where the browser keeps nothing: full, or private. */
  write(work: DraftBackupEntry): boolean;
  clear(): void;
}

/** Keeps one person's unsaved work on one document in the browser, over reloads and crashes. */
export function createDraftBackup(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  staffId: string,
  documentId: string,
): DraftBackup {
  const key = `editor ${staffId} ${documentId}`;
  return {
    read() {
      try {
        const written = storage.getItem(key);
        return written === null ? null : (JSON.parse(written) as DraftBackupEntry);
      } catch {
        return null;
      }
    },
    write(work) {
      try {
        storage.setItem(key, JSON.stringify(work));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => storage.removeItem(key),
  };
}
