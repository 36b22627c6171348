import type { Pool, PoolClient } from 'pg';

/** A session that receives the notifications of one channel. */
export interface ListenSession {
  /** False while notifications may be missed. */
  isListening(): boolean;
  close(): Promise<void>;
}

interface Options {
  /** Name of a channel that migrations or constants of ours contain: it is not quoted. */
  readonly channel: string;
  /** Milliseconds. The pause before another connection doubles from the first to the longest. */
  readonly timings: {
    readonly firstRetryMs: number;
    readonly maxRetryMs: number;
    /** Between two proofs that the connection still answers, and how long one may take. */
    readonly heartbeatMs: number;
  };
  readonly onNotification: (payload: string) => void;
  /** Notifications begin: at first, and again after a loss. */
  readonly onListening?: () => void;
  /** Notifications may have been missed. */
  readonly onLoss?: () => void;
}

/**
 * Listens to a channel of PostgreSQL, and again after each lost connection. LISTEN belongs to its connection, and Kysely gives a
 * connection back after each query, so a session takes a bare client out of the pool until it is closed. Behind a transaction
 * pooler LISTEN reaches nobody: give this process a direct address.
 */
export function openListenSession(pool: Pool, options: Options): ListenSession {
  const { channel, timings, onNotification, onListening, onLoss } = options;
  let client: PoolClient | null = null;
  let isClosed = false;
  let retryMs = timings.firstRetryMs;
  let timer: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    let candidate: PoolClient | undefined;
    try {
      candidate = await pool.connect();
      const own = candidate;
      own.on('error', () => lose(own));
      own.on('end', () => lose(own));
      own.on('notification', ({ payload = '' }) => onNotification(payload));
      await own.query(`listen ${channel}`);
      if (isClosed) return own.release(true);
      client = own;
      retryMs = timings.firstRetryMs;
      onListening?.();
      timer = setTimeout(sendHeartbeat, timings.heartbeatMs).unref();
    } catch {
      candidate?.release(true);
      retry();
    }
  }

  /** A server that vanished leaves a connection open that receives nothing. */
  function sendHeartbeat(): void {
    const current = client;
    if (current === null) return;
    const overdue = setTimeout(() => lose(current), timings.heartbeatMs).unref();
    current.query('select 1').then(
      () => {
        clearTimeout(overdue);
        if (client === current) timer = setTimeout(sendHeartbeat, timings.heartbeatMs).unref();
      },
      () => lose(current),
    );
  }

  function lose(lost: PoolClient): void {
    if (client !== lost) return;
    client = null;
    clearTimeout(timer);
    onLoss?.();
    lost.release(true);
    retry();
  }

  function retry(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      connecting = connect();
    }, retryMs).unref();
    retryMs = Math.min(retryMs * 2, timings.maxRetryMs);
  }

  return {
    isListening: () => client !== null,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const own = client;
      client = null;
      own?.release(true);
      await connecting;
    },
  };
}
