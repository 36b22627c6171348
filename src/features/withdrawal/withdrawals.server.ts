import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { mayMeanOrder } from './match-orders.server.ts';
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

/**
 * Deletes statements whose time is over, once their sender has heard what came of them; and those that staff have not settled.
 * @param ended `unsettledBefore`: of those without a settlement that mean no order of ours
 * @returns how many were deleted
 */
export async function eraseWithdrawals(
  db: Db,
  ended: { readonly receivedBefore: Date; readonly unsettledBefore: Date },
  limit: number,
): Promise<number> {
  const { receivedBefore, unsettledBefore } = ended;
  const isEnded = sql<boolean>`case when outcome = 'unknown'
    then received_at < ${receivedBefore} or (received_at < ${unsettledBefore} and not ${mayMeanOrder})
    else received_at < ${receivedBefore} and acknowledged_at is not null and (settled_at is null or answered_at is not null)
  end`;
  const { numDeletedRows } = await db
    .deleteFrom('withdrawal')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('withdrawal')
        .select('id')
        .where(isEnded)
        .orderBy('received_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
