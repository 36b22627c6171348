import type { Pool } from 'pg';
import type { Clock } from '../../domain/time/clock.ts';

export interface DueNotice {
  readonly id: string;
  readonly reference: string;
  readonly event: string;
  readonly shopOrigin: string;
  readonly attempts: number;
}

const second = 1_000;
/** Pauses between attempts grow up to an hour; after so many the shop is told no more, and finds out by inquiring. */
const mostAttempts = 40;
const longestPause = 3_600 * second;
/** Messages are kept for so long, delivered or not. */
const keptMilliseconds = 30 * 24 * 3_600 * second;

/**
 * Takes messages that are due, oldest first, and puts them off until the next attempt: of several processes each message is
 * one's, and one that dies while it sends leaves it to the next attempt.
 */
export async function takeDueNotices(pool: Pool, clock: Clock, limit: number): Promise<DueNotice[]> {
  const { rows } = await pool.query<Omit<DueNotice, 'shopOrigin'> & { shop_origin: string; was_due: Date }>({
    name: 'provider-notices-due',
    text: `with due as (
       select id, due_at from payment_provider.notice where delivered_at is null and due_at <= $1 and attempts < $3
       order by due_at, created_at limit $4 for update skip locked
     )
     update payment_provider.notice n
     set attempts = attempts + 1,
       due_at = $1::timestamptz + make_interval(secs => least($2::float8, power(2, least(attempts + 1, 20))))
     from due where n.id = due.id
     returning n.id, reference, event, shop_origin, attempts, due.due_at as was_due`,
    values: [clock.now(), longestPause / second, mostAttempts, limit],
  });
  return rows
    .toSorted((one, other) => one.was_due.getTime() - other.was_due.getTime())
    .map(({ id, reference, event, attempts, shop_origin: shopOrigin }) => ({
      id,
      reference,
      event,
      attempts,
      shopOrigin,
    }));
}

export async function noteDelivered(pool: Pool, clock: Clock, ids: readonly string[]): Promise<void> {
  await pool.query({
    name: 'provider-notices-delivered',
    text: 'update payment_provider.notice set delivered_at = $2 where id = any($1)',
    values: [ids, clock.now()],
  });
}

/** Lets messages wait, as if they had not been tried yet. */
export async function putOffNotices(pool: Pool, ids: readonly string[], until: Date): Promise<void> {
  await pool.query('update payment_provider.notice set due_at = $2 where id = any($1)', [ids, until]);
}

/** Forgets what nobody asks for any more: old answers, old messages, and cards a day after their fields were opened. */
export async function forgetOld(pool: Pool, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  await pool.query('delete from payment_provider.call where forget_at <= $1', [new Date(now)]);
  await pool.query('delete from payment_provider.notice where created_at <= $1', [
    new Date(now - keptMilliseconds),
  ]);
  await pool.query('delete from payment_provider.card where opened_at <= $1', [
    new Date(now - 24 * 3_600 * second),
  ]);
}
