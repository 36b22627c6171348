import type { Pool, PoolClient } from 'pg';
import { contentTimings } from '../../defaults.ts';

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

/**
 * Listens to every content change in the database (`content_changed`) over one connection from the pool. Calls `onLoss`
 * when the connection is lost and reconnects. LISTEN needs a session: behind a transaction pooler, give this process a
 * direct address.
 */
export function watchContent(pool: Pool, listener: ContentWatchListener): ContentWatch {
  let client: PoolClient | null = null;
  let isClosed = false;
  let retryMs: number = contentTimings.firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    let candidate: PoolClient | undefined;
    try {
      candidate = await pool.connect();
      const own = candidate;
      own.on('error', () => lose(own));
      own.on('end', () => lose(own));
      own.on('notification', ({ payload }) => {
        const [brand, kind, slug] = JSON.parse(payload ?? '[]') as string[];
        if (brand !== undefined && kind !== undefined && slug !== undefined)
          listener.onChange(brand, kind, slug);
      });
      await own.query('listen content_changed');
      if (isClosed) return own.release(true);
      client = own;
      retryMs = contentTimings.firstRetryMs;
      listener.onReady?.();
      timer = setTimeout(sendHeartbeat, contentTimings.heartbeatMs).unref();
    } catch {
      candidate?.release(true);
      retry();
    }
  }

  function sendHeartbeat(): void {
    const current = client;
    if (current === null) return;
    const overdue = setTimeout(() => lose(current), contentTimings.heartbeatMs).unref();
    current.query('select 1').then(
      () => {
        clearTimeout(overdue);
        if (client === current) timer = setTimeout(sendHeartbeat, contentTimings.heartbeatMs).unref();
      },
      () => lose(current),
    );
  }

  function lose(lost: PoolClient): void {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    listener.onLoss();
    lost.release(true);
    retry();
  }

  function retry(): void {
    if (isClosed) return;
    timer = setTimeout(() => void connect(), retryMs).unref();
    retryMs = Math.min(retryMs * 2, contentTimings.maxRetryMs);
  }

  void connect();
  return {
    isWatching: () => client !== null,
    close() {
      isClosed = true;
      clearTimeout(timer);
      const own = client;
      client = null;
      own?.release(true);
    },
  };
}
