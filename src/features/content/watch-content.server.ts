import type { Pool } from 'pg';
import { openListenSession } from '../../database/listen-session.server.ts';
import { listenTimings } from '../../defaults.ts';

export interface ContentWatch {
  /** False while a change could go unnoticed: nothing may be cached then. */
  isWatching(): boolean;
  close(): void;
}

export interface ContentWatchListener {
  /** A document was written or deleted. */
  onChange(brand: string, kind: string, slug: string): void;
  /** Called when notifications begin: at first, and again after a loss. */
  onReady?(): void;
  /** Changes may have been missed: everything known is in doubt. */
  onLoss(): void;
}

/** Listens to every content change in the database (`content_changed`), over one connection from the pool. */
export function watchContent(pool: Pool, listener: ContentWatchListener): ContentWatch {
  const session = openListenSession(pool, {
    channel: 'content_changed',
    timings: listenTimings,
    onNotification(payload) {
      const [brand, kind, slug] = JSON.parse(payload) as string[];
      if (brand !== undefined && kind !== undefined && slug !== undefined)
        listener.onChange(brand, kind, slug);
    },
    onListening: () => listener.onReady?.(),
    onLoss: () => listener.onLoss(),
  });
  return { isWatching: session.isListening, close: () => void session.close() };
}
