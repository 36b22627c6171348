import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { bookingLimits } from '../../../defaults.ts';

/** Notifies callers that wait for a checkout's booking of its changes, in this process and in all others. */
export interface BookingWatch {
  /** Announces that the booking of a checkout has changed. */
  notify(checkoutId: string): void;
  /** Listens to changes of a checkout's booking until the caller calls `end`. */
  listen(checkoutId: string): BookingMoves;
  /** Ends all waits, also later ones, because the process is about to stop. */
  endWaiting(): void;
  readonly isWaitingOver: boolean;
  close(): Promise<void>;
}

export interface BookingMoves {
  /** Resolves at the first change since `listen`, or after this many milliseconds. */
  next(milliseconds: number): Promise<void>;
  end(): void;
}

const channel = 'booking_moved';

/**
 * Sends changes to other processes by NOTIFY, many in one query. A lost notification only delays a waiting shopper.
 * LISTEN needs a session: behind a transaction pooler, give this process a direct address.
 */
export function watchBookings(pool: Pool): BookingWatch {
  const moves = new EventEmitter().setMaxListeners(0);
  const unannounced = new Set<string>();
  let listening: PoolClient | null = null;
  let isClosed = false;
  let isWaitingOver = false;
  let retry: NodeJS.Timeout | undefined;
  let telling: Promise<unknown> | null = null;

  async function listen(): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      const own = client;
      own.on('error', () => lose(own));
      own.on('end', () => lose(own));
      own.on('notification', ({ payload }) => moves.emit(payload ?? ''));
      await own.query(`listen ${channel}`);
      if (isClosed) return own.release(true);
      listening = own;
    } catch {
      client?.release(true);
      listenLater();
    }
  }

  function lose(lost: PoolClient): void {
    if (listening !== lost) return;
    listening = null;
    lost.release(true);
    listenLater();
  }

  function listenLater(): void {
    if (!isClosed) retry = setTimeout(() => void listen(), bookingLimits.listenRetryMs).unref();
  }

  /** Commits without waiting for the disk: after a crash no process needs these notifications. */
  async function notifyOthers(): Promise<void> {
    while (unannounced.size > 0) {
      const ids = [...unannounced];
      unannounced.clear();
      const text = `select set_config('synchronous_commit', 'off', true), pg_notify($1, id) from unnest($2::text[]) id`;
      await pool.query({ name: 'booking-tell', text, values: [channel, ids] }).catch(() => {});
    }
    telling = null;
  }

  const started = listen();
  return {
    notify(checkoutId) {
      moves.emit(checkoutId);
      unannounced.add(checkoutId);
      telling ??= notifyOthers();
    },
    listen(checkoutId) {
      const moved = Promise.withResolvers<void>();
      if (isWaitingOver) moved.resolve();
      moves.once(checkoutId, moved.resolve);
      return {
        async next(milliseconds) {
          const timer = setTimeout(moved.resolve, milliseconds);
          await moved.promise;
          clearTimeout(timer);
        },
        end: () => void moves.off(checkoutId, moved.resolve),
      };
    },
    endWaiting() {
      isWaitingOver = true;
      for (const checkoutId of moves.eventNames()) moves.emit(checkoutId);
    },
    get isWaitingOver() {
      return isWaitingOver;
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await Promise.all([started, telling]);
      const own = listening;
      listening = null;
      own?.release(true);
    },
  };
}
