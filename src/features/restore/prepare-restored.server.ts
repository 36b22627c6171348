import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { restoreLimits } from '../../defaults.ts';
import { dayAt, splitDay } from '../../domain/time/calendar-day.ts';
import { removeRestoringMark } from './restore-mark.server.ts';

/** Numbers that no document gets, by the series that they are left out of. */
export type SkippedNumbers = Readonly<Record<string, { readonly first: number; readonly last: number }>>;

export interface PreparedRestore {
  readonly skipped: SkippedNumbers;
  /** Purchases that had been begun and not ordered: who had one begins again. */
  readonly endedCheckouts: number;
  readonly endedSessions: number;
}

/**
 * Keeps a database that came from a backup from doing again what was done after the backup: no number of a document is given twice, no purchase that
 * was ordered meanwhile is ordered and paid again, no session that was ended is open again, and no search meets prices that the lost database had
 * logged. Until it is compared with the lists of the other parties, no server starts on it.
 */
export async function prepareRestored(
  db: Db,
  { madeAt, now }: { readonly madeAt: Date; readonly now: Date },
): Promise<PreparedRestore> {
  return db.transaction().execute(async (trx) => {
    const skipped = await skipNumbers(trx, now);
    const endedCheckouts = await endCheckouts(trx);
    const endedSessions = await endSessions(trx);
    await renewSupplyLog(trx);
    await removeRestoringMark(trx);
    await trx
      .insertInto('database_restore')
      .values({ backup_made_at: madeAt, restored_at: now, skipped: JSON.stringify(skipped) })
      .execute();
    return { skipped, endedCheckouts, endedSessions };
  });
}

/** A series that was begun after the backup, as in a new year or of a new company, is skipped as well. */
async function skipNumbers(trx: Db, now: Date): Promise<SkippedNumbers> {
  const count = restoreLimits.skippedNumbers;
  const { year } = splitDay(dayAt(now));
  const { rows } = await sql<{ name: string; last: string }>`
    insert into booking_sequence (name, last)
    select name, ${count} from (
      select name from booking_sequence
      union select regexp_replace(name, '[0-9]{4}-$', ${`${year}-`}) from booking_sequence
      union select document_prefix || '-' || letter || ${`${year}-`} from company, unnest(array['R', 'S', 'K']) letter
        where document_prefix is not null
    ) series
    on conflict (name) do update set last = booking_sequence.last + ${count}
    returning name, last`.execute(trx);
  return Object.fromEntries(
    rows.map(({ name, last }) => [name, { first: Number(last) - count + 1, last: Number(last) }] as const),
  );
}

/** A checkout whose order failed may be ordered again, and may have been; what one has taken of a limited stock of vouchers goes back. */
async function endCheckouts(trx: Db): Promise<number> {
  const notOrdered = sql<boolean>`not exists (select from booking b where b.checkout_id = c.id and not b.has_failed)`;
  const { numDeletedRows: trips } = await trx
    .deleteFrom('checkout as c')
    .where(notOrdered)
    .executeTakeFirstOrThrow();
  const { rows: vouchers } = await sql`
    with ended as (delete from voucher_checkout c where ${notOrdered} returning id, brand, amount, holds_stock), freed as (
      update voucher_stock stock set left_count = left_count + ended.count
      from (select brand, amount, count(*) as count from ended where holds_stock group by brand, amount) ended
      where (stock.brand, stock.amount) = (ended.brand, ended.amount))
    select id from ended`.execute(trx);
  return Number(trips) + vouchers.length;
}

/** Who had signed out, was blocked or has got a new password after the backup would be signed in again. */
async function endSessions(trx: Db): Promise<number> {
  const staff = await trx.deleteFrom('staff_session').executeTakeFirstOrThrow();
  const members = await trx.deleteFrom('member_session').executeTakeFirstOrThrow();
  return Number(staff.numDeletedRows + members.numDeletedRows);
}

/** The lost log gave numbers that this one gives again to other batches: streams and snapshots of its name hold them still. */
async function renewSupplyLog(trx: Db): Promise<void> {
  await trx.updateTable('supply_log_identity').set({ id: sql<string>`gen_random_uuid()` }).execute();
}
