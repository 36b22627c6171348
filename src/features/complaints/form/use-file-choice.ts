import { useEffect, useRef, useState } from 'react';
import { buildPath } from '../../../url.ts';
import type { ComplaintError } from '../complaint-outcome.ts';
import { findFileFault, findFilesFault } from '../uploads/file-rules.ts';
import type { StagedFile } from '../uploads/staged-file.ts';

/** A chosen file and how far it is. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'waiting' | 'sending' | 'stuck' | 'ready' | 'refused';
  /** Bytes that have arrived. */
  readonly sent: number;
  /** On the server, once it is ready. */
  readonly id?: string;
  readonly error?: ComplaintError;
}

export interface FileChoice {
  readonly files: readonly ChosenFile[];
  /** What is wrong with the files; null for nothing. */
  readonly fault: ComplaintError | null;
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Drops files that have ended on the server. */
  readonly verify: () => Promise<void>;
  /** Forgets them, once they belong to a case. */
  readonly forget: () => void;
}

const storageKey = 'complaint-files';

/** Sends chosen files ahead, one after the other; complete ones outlive a reload. */
export function useFileChoice(locale: string, served: readonly StagedFile[]): FileChoice {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => served.map(toReady));
  const contents = useRef(new Map<string, File>());
  const sendings = useRef(new Map<string, AbortController>());

  const change = (key: string, to: Partial<ChosenFile>) =>
    setFiles((before) => before.map((file) => (file.key === key ? { ...file, ...to } : file)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    const stored = readStored().filter(({ id }) => !served.some((file) => file.id === id));
    if (stored.length > 0) setFiles((before) => [...before, ...stored.map(toReady)]);
    const running = sendings.current;
    return () => {
      for (const sending of running.values()) sending.abort();
    };
  }, []);

  useEffect(() => storeReady(files), [files]);

  const kept = files.filter(({ state }) => state !== 'refused');
  const choiceFault = findFilesFault(kept);
  const next =
    choiceFault === null && !files.some(({ state }) => state === 'sending' || state === 'stuck')
      ? files.find(({ state }) => state === 'waiting')
      : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file whose turn it is
  useEffect(() => {
    if (next !== undefined) void send(next.key);
  }, [next?.key]);

  async function send(key: string): Promise<void> {
    const content = contents.current.get(key);
    if (content === undefined) return;
    const sending = new AbortController();
    sendings.current.set(key, sending);
    change(key, { state: 'sending' });
    try {
      const { sendFile } = await import('../uploads/send-file.ts');
      const sent = await sendFile(content, {
        locale,
        signal: sending.signal,
        onProgress: (bytes) => change(key, { sent: bytes }),
        onWait: (isWaiting) => change(key, { state: isWaiting ? 'stuck' : 'sending' }),
      });
      if ('id' in sent) change(key, { state: 'ready', id: sent.id, sent: content.size });
      else change(key, { state: 'refused', error: sent.error as ComplaintError });
    } catch {
      // Removed, the page was left, or the code could not be loaded: then it may be chosen again.
      if (!sending.signal.aborted) change(key, { state: 'refused', error: 'genericError' });
    } finally {
      sendings.current.delete(key);
      contents.current.delete(key);
    }
  }

  return {
    files,
    fault: choiceFault ?? files.find(({ error }) => error !== undefined)?.error ?? null,
    isBusy: files.some(({ state }) => ['waiting', 'sending', 'stuck'].includes(state)),
    add(chosen) {
      const added = chosen.map((content): ChosenFile => {
        const { name, size: bytes } = content;
        const key = crypto.randomUUID();
        contents.current.set(key, content);
        const fault = findFileFault({ name, bytes });
        const file = { key, name, bytes, sent: 0 };
        return fault === null ? { ...file, state: 'waiting' } : { ...file, state: 'refused', error: fault };
      });
      setFiles((before) => [...before, ...added]);
    },
    remove(key) {
      // The sending deletes what has arrived of its file.
      sendings.current.get(key)?.abort();
      contents.current.delete(key);
      const id = files.find((file) => file.key === key)?.id;
      setFiles((before) => before.filter((file) => file.key !== key));
      if (id !== undefined)
        void import('../uploads/send-file.ts')
          .then(({ removeFile }) => removeFile(locale, id))
          .catch(() => null);
    },
    async verify() {
      for (const { key, id } of files) {
        if (id === undefined || (await isThere(locale, id))) continue;
        change(key, { state: 'refused', error: 'fileNotFound' });
      }
    },
    forget() {
      setFiles([]);
    },
  };
}

const toReady = ({ id, name, bytes }: StagedFile): ChosenFile => {
  return { key: id, id, name, bytes, state: 'ready', sent: bytes };
};

async function isThere(locale: string, id: string): Promise<boolean> {
  const address = buildPath('complaint_upload_part', { _locale: locale, uploadId: id });
  const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
  return response === null || response.status !== 404;
}

function readStored(): readonly StagedFile[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as StagedFile[];
  } catch {
    return [];
  }
}

function storeReady(files: readonly ChosenFile[]): void {
  const ready = files.flatMap(({ id, name, bytes }) => (id === undefined ? [] : [{ id, name, bytes }]));
  try {
    if (ready.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(ready));
  } catch {
    // The storage is full or switched off: after a reload the files are chosen again.
  }
}
