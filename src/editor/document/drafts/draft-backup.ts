import type { DraftContent } from './merge-drafts.ts';

/** Work that has not reached the server, as this browser stores it. */
export interface DraftBackupEntry extends DraftContent {
  /** The save it began from. */
  readonly revision: number;
  /** The content of that save: the merge needs it to see what has changed. */
  readonly base: DraftContent;
  /** ISO 8601. */
  readonly savedAt: string;
}

export interface DraftBackup {
  /** Returns null where there is none, or none that this version can read. */
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
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isBackupEntry(stored) ? stored : null;
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

/** Checks the outside: the server checks the fields of a body when it is saved. */
function isBackupEntry(stored: unknown): stored is DraftBackupEntry {
  if (!isObject(stored) || !isContent(stored) || !isContent(stored.base)) return false;
  const { revision, savedAt } = stored;
  return Number.isInteger(revision) && typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt));
}

function isContent(value: unknown): boolean {
  if (!isObject(value) || typeof value.slug !== 'string' || !isObject(value.body)) return false;
  const { modules = [] } = value.body;
  return Array.isArray(modules) && modules.every(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
