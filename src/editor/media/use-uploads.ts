import { useRef, useState } from 'react';
import { mediaLimits } from '../../defaults.ts';
import type { MediaItem, UploadRefusal } from '../../features/media/media-calls.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import type { MediaClient } from './media-client.ts';

/** What became of a file, or how far it is. */
export type UploadState =
  | { readonly kind: 'waiting' }
  /** @property share of it that was sent, 0 to 1; at 1 the server reads it */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'added' | 'known'; readonly item: MediaItem }
  | { readonly kind: 'refused'; readonly reason: UploadRefusal }
  | { readonly kind: 'failed'; readonly reason: FailureReason };

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  retry(id: number): void;
  /** Forgets those that came to an end. */
  tidy(): void;
}

/** Sends files one after another: each has the whole line, and the server reads one at a time. */
export function useUploads(client: MediaClient, onTaken: (item: MediaItem) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const set = (id: number, state: UploadState) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  async function send(id: number, file: File): Promise<void> {
    if (file.size > mediaLimits.maxUploadBytes) return set(id, { kind: 'refused', reason: 'too-large' });
    set(id, { kind: 'sending', share: 0 });
    try {
      const answer = await client.upload(file, (share) => set(id, { kind: 'sending', share }));
      if (answer.outcome === 'refused') return set(id, { kind: 'refused', reason: answer.reason });
      set(id, { kind: answer.outcome, item: answer.item });
      onTaken(answer.item);
    } catch (error) {
      set(id, { kind: 'failed', reason: error instanceof EditingFailure ? error.reason : 'failed' });
    }
  }
  const queue = (id: number, file: File) => {
    line.current = line.current.then(() => send(id, file));
  };

  return {
    uploads,
    add(files) {
      const begun = Array.from(files, (file): Upload => {
        count.current += 1;
        return { id: count.current, file, state: { kind: 'waiting' } };
      });
      setUploads((all) => [...all, ...begun]);
      for (const { id, file } of begun) queue(id, file);
    },
    retry(id) {
      const upload = uploads.find((each) => each.id === id);
      if (upload === undefined) return;
      set(id, { kind: 'waiting' });
      queue(id, upload.file);
    },
    tidy: () => setUploads((all) => all.filter(({ state }) => ['waiting', 'sending'].includes(state.kind))),
  };
}
