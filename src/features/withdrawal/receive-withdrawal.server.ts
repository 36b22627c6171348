import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Receives statements; a worker carries them out and acknowledges them. */
export interface Withdrawals {
  /** Stores a statement before anything else: from then on it has arrived. @returns when */
  receive(withdrawal: Omit<Withdrawal, 'id' | 'receivedAt'>): Promise<Date>;
}

export function createWithdrawals(db: Db, clock: Clock, wake: () => void): Withdrawals {
  return {
    async receive({ brand, language, origin, name, orderNumber, email }) {
      const receivedAt = clock.now();
      await db
        .insertInto('withdrawal')
        .values({
          id: randomUUID(),
          brand,
          language,
          origin,
          name,
          order_number: orderNumber,
          email,
          received_at: receivedAt,
          due_at: receivedAt,
        })
        .execute();
      wake();
      return receivedAt;
    },
  };
}

/** Deletes statements that were received before a moment; one that staff have not settled is not over. @returns how many were deleted */
export async function eraseWithdrawals(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('withdrawal')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('withdrawal as ended')
        .select('ended.id')
        .where('ended.received_at', '<', before)
        .where('ended.acknowledged_at', 'is not', null)
        .where(sql<boolean>`ended.outcome is distinct from 'unknown'`)
        .where(sql<boolean>`(ended.settled_at is null or ended.answered_at is not null)`)
        .orderBy('ended.received_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
