import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { createJobQueue, type JobQueue } from '../../jobs/job-queue.server.ts';
import type { RetryPolicy } from '../../jobs/start-worker.server.ts';

export interface DueWebhook {
  readonly id: string;
  readonly reference: string;
  readonly event: string;
  readonly shop_origin: string;
  readonly merchant: string;
  readonly attempts: number;
}

const second = 1_000;
/** Attempts after which a message is no longer sent: the shop finds out by inquiring. */
const maxAttempts = 40;
/** Milliseconds for which messages are stored, delivered or not. */
const webhookRetentionMs = 30 * 24 * 3_600 * second;

/** Waits double from two seconds to an hour. */
export const webhookRetry: RetryPolicy = {
  delaysMs: Array.from({ length: 12 }, (_, at) => Math.min(2 ** (at + 1), 3_600) * second),
  escalateAfter: maxAttempts,
};

/** Messages to the shop. Of several processes one sends each of them, the longest due first. */
export function createWebhookQueue(db: Db): JobQueue<DueWebhook> {
  return createJobQueue<DueWebhook>(db, {
    table: 'payment_provider.notice',
    key: ['id'],
    isOpen: `delivered_at is null and attempts < ${maxAttempts}`,
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: ['id', 'reference', 'event', 'shop_origin', 'merchant', 'attempts'],
  });
}

export async function markDelivered(db: Db, clock: Clock, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('payment_provider.notice')
    .set({ delivered_at: clock.now() })
    .where('id', 'in', ids)
    .execute();
}

/** Marks every waiting message as delivered, for a shop that learned of its payments before it receives messages. */
export async function markAllDelivered(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('payment_provider.notice')
    .set({ delivered_at: clock.now() })
    .where('delivered_at', 'is', null)
    .execute();
}

/** Makes messages due at another time and gives their lease back. */
export async function postponeWebhooks(db: Db, ids: readonly string[], until: Date): Promise<void> {
  await db
    .updateTable('payment_provider.notice')
    .set({ due_at: until, locked_until: null })
    .where('id', 'in', ids)
    .execute();
}

/** Deletes what is out of date: expired answers, old messages, and cards a day after their fields were opened. */
export async function deleteExpired(db: Db, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await db.deleteFrom('payment_provider.call').where('forget_at', '<=', new Date(now)).execute();
  await db
    .deleteFrom('payment_provider.notice')
    .where('created_at', '<=', new Date(now - webhookRetentionMs))
    .execute();
  await db
    .deleteFrom('payment_provider.card')
    .where('opened_at', '<=', new Date(now - 24 * 3_600 * second))
    .execute();
}
