import { useEffect, useMemo, useRef, useState } from 'react';
import { editingTimings } from '../../defaults.ts';
import type { MediaItem } from '../../features/media/media-calls.ts';
import { EditingFailure, type FailureReason } from '../calls/editing-client.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import { createMediaClient, type MediaClient } from './media-client.ts';

/** The library's pictures as far as they have been asked for, newest first. */
export interface Media {
  readonly client: MediaClient;
  /** Null until the first answer. */
  readonly items: readonly MediaItem[] | null;
  readonly total: number;
  readonly failure: FailureReason | null;
  readonly text: string;
  search(text: string): void;
  showMore(): void;
  again(): void;
  /** Puts an item in its place: a new one first. */
  put(item: MediaItem): void;
  drop(id: string): void;
}

export function useMedia(): Media {
  const { waitForSignIn } = useEditor();
  const client = useMemo(() => createMediaClient(waitForSignIn), [waitForSignIn]);
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const [round, setRound] = useState(0);
  const [{ items, total }, setHeld] = useState<Held>({ items: null, total: 0 });
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const lastText = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const wait = lastText.current === text ? 0 : editingTimings.librarySearchDelayMs;
    lastText.current = text;
    const timer = setTimeout(async () => {
      try {
        const found = await client.list({ text, page }, leaving.signal);
        setFailure(null);
        setHeld((before) => ({
          items: page === 0 ? found.items : join(before.items ?? [], found.items),
          total: found.total,
        }));
      } catch (error) {
        if (!leaving.signal.aborted) setFailure(error instanceof EditingFailure ? error.reason : 'failed');
      }
    }, wait);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [client, text, page, round]);

  return {
    client,
    items,
    total,
    failure,
    text,
    search(next) {
      setText(next);
      setPage(0);
    },
    showMore: () => setPage(page + 1),
    again() {
      setFailure(null);
      setRound(round + 1);
    },
    put: (item) => setHeld((before) => put(before, item)),
    drop: (id) =>
      setHeld((before) => ({
        items: before.items?.filter((item) => item.id !== id) ?? null,
        total: before.total - 1,
      })),
  };
}

type Held = Pick<Media, 'items' | 'total'>;

function put({ items, total }: Held, item: MediaItem): Held {
  const isKnown = items?.some(({ id }) => id === item.id) === true;
  return isKnown
    ? { items: items?.map((each) => (each.id === item.id ? item : each)) ?? null, total }
    : { items: [item, ...(items ?? [])], total: total + 1 };
}

/** What came meanwhile may have moved the pages: nothing is shown twice. */
function join(before: readonly MediaItem[], more: readonly MediaItem[]): readonly MediaItem[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
