import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { openListenSession } from '../../../database/listen-session.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { listenTimings } from '../../../defaults.ts';

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

interface Options {
  readonly db: Db;
  /** For the session that listens for changes. */
  readonly pool: Pool;
}

/** Sends changes to other processes by NOTIFY, many in one query. One that is lost is not sent again: who waits reads the booking when its time is up. */
export function watchBookings({ db, pool }: Options): BookingWatch {
  const moves = new EventEmitter().setMaxListeners(0);
  const unannounced = new Set<string>();
  let isWaitingOver = false;
  let notifying: Promise<unknown> | null = null;

  /** Commits without waiting for the disk: after a crash no process needs these notifications. */
  async function notifyOthers(): Promise<void> {
    while (unannounced.size > 0) {
      const ids = [...unannounced];
      unannounced.clear();
      await sql`select set_config('synchronous_commit', 'off', true), pg_notify(${channel}, id)
        from unnest(${ids}::text[]) id`
        .execute(db)
        .catch(() => {});
    }
    notifying = null;
  }

  const session = openListenSession(pool, {
    channel,
    timings: listenTimings,
    onNotification: (checkoutId) => moves.emit(checkoutId),
  });
  return {
    notify(checkoutId) {
      moves.emit(checkoutId);
      unannounced.add(checkoutId);
      notifying ??= notifyOthers();
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
      await Promise.all([session.close(), notifying]);
    },
  };
}
