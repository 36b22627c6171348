import type { Pool } from 'pg';
import type { Clock } from '../../domain/time/clock.ts';
import { createJobQueue, type JobQueue } from '../../jobs/job-queue.server.ts';
import type { RetryPolicy } from '../../jobs/start-worker.server.ts';

export interface DueNotice {
  readonly id: string;
  readonly reference: string;
  readonly event: string;
  readonly shop_origin: string;
  readonly attempts: number;
}

const second = 1_000;
/** Attempts after which a message is no longer sent: the shop finds out by inquiring. */
const maxAttempts = 40;
/** Milliseconds for which messages are kept, delivered or not. */
const noticeRetentionMs = 30 * 24 * 3_600 * second;

/** Waits double from two seconds to an hour. */
export const noticeRetry: RetryPolicy = {
  delaysMs: Array.from({ length: 12 }, (_, at) => Math.min(2 ** (at + 1), 3_600) * second),
  escalateAfter: maxAttempts,
};

/** Messages to the shop. Of several processes one sends each of them, the longest due first. */
export function createNoticeQueue(pool: Pool): JobQueue<DueNotice> {
  return createJobQueue(pool, {
    table: 'payment_provider.notice',
    alias: 'n',
    key: ['id'],
    isOpen: `delivered_at is null and attempts < ${maxAttempts}`,
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: 'n.id, n.reference, n.event, n.shop_origin, n.attempts',
  });
}

export async function noteDelivered(pool: Pool, clock: Clock, ids: readonly string[]): Promise<void> {
  await pool.query({
    name: 'provider-notices-delivered',
    text: 'update payment_provider.notice set delivered_at = $2 where id = any($1)',
    values: [ids, clock.now()],
  });
}

/** Makes messages due at another time and gives their lease back. */
export async function putOffNotices(pool: Pool, ids: readonly string[], until: Date): Promise<void> {
  await pool.query('update payment_provider.notice set due_at = $2, locked_until = null where id = any($1)', [
    ids,
    until,
  ]);
}

/** Deletes what nobody asks for any more: expired answers, old messages, and cards a day after their fields were opened. */
export async function forgetOld(pool: Pool, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await pool.query('delete from payment_provider.call where forget_at <= $1', [new Date(now)]);
  await pool.query('delete from payment_provider.notice where created_at <= $1', [
    new Date(now - noticeRetentionMs),
  ]);
  await pool.query('delete from payment_provider.card where opened_at <= $1', [
    new Date(now - 24 * 3_600 * second),
  ]);
}
