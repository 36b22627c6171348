import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { restoreLimits } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { ListStaffTasks } from '../../domain/staff/staff-task.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { buildPath } from '../../url.ts';
import type { ListedFinding } from './listed-finding.ts';
import type { BookFinding } from './vendor-books.ts';

/** What staff read and decide about a restored database. */
export interface RestoreOffice {
  /** Open ones first, then those that were settled last. */
  list(): Promise<readonly ListedFinding[]>;
  /** @returns false where it is settled already */
  settle(id: string, by: string, note: string): Promise<boolean>;
}

export function createRestoreOffice(db: Db, clock: Clock): RestoreOffice {
  return {
    async list() {
      const rows = await db
        .selectFrom('restore_finding')
        .selectAll()
        .orderBy('settled_at', (order) => order.desc().nullsFirst())
        .orderBy('found_at')
        .orderBy('id')
        .limit(restoreLimits.listedFindings)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        subject: row.subject,
        companyId: row.company_id,
        bookingNumber: row.booking_number,
        amount: row.amount === null ? null : Number(row.amount),
        currency: row.currency as CurrencyCode | null,
        foundAt: row.found_at,
        settlement:
          row.settled_at === null ? null : { at: row.settled_at, by: row.settled_by, note: row.note },
      }));
    },
    async settle(id, by, note) {
      const settled = await db
        .updateTable('restore_finding')
        .set({ settled_at: clock.now(), settled_by: by, note })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return settled.numUpdatedRows > 0n;
    },
  };
}

/**
 * Stores what a comparison has found, withdraws the links that may be paid already, and ends what an earlier comparison had found and this one does
 * not any more. The servers may start from then on. What staff have settled stays settled.
 * @returns how many are open now
 */
export async function saveComparison(db: Db, findings: readonly BookFinding[], now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('restore_finding')
      .set({ settled_at: now, settled_by: null })
      .where('settled_at', 'is', null)
      // A link stays withdrawn, and staff decide whether to ask again.
      .where('kind', '<>', 'link-withdrawn')
      .where(
        sql<boolean>`(kind, subject) not in (select * from unnest(${findings.map(({ kind }) => kind)}::text[], ${findings.map(({ subject }) => subject)}::text[]))`,
      )
      .execute();
    for (const { kind, subject, companyId, bookingNumber, amount, currency } of findings) {
      const found = { company_id: companyId, booking_number: bookingNumber, amount, currency };
      await trx
        .insertInto('restore_finding')
        .values({ kind, subject, found_at: now, ...found })
        // One that a comparison had ended is back; what staff have settled stays so.
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject'])
            .doUpdateSet({ ...found, settled_at: null })
            .where('restore_finding.settled_by', 'is', null),
        )
        .execute();
    }
    await trx
      .updateTable('payment_request')
      .set({ state: 'withdrawn', ended_at: now })
      .where('state', '=', 'open')
      .where(
        'id',
        'in',
        trx
          .selectFrom('restore_finding')
          .select('subject')
          .where('kind', '=', 'link-withdrawn')
          .where('settled_at', 'is', null),
      )
      .execute();
    await trx
      .updateTable('database_restore')
      .set({ compared_at: now })
      .where('compared_at', 'is', null)
      .execute();
    const { open } = await trx
      .selectFrom('restore_finding')
      .select((eb) => eb.fn.countAll<string>().as('open'))
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(open);
  });
}

/** When the backup was made that a database came from and was not compared with the other parties yet; null for every other database. */
export async function findUncompared(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('database_restore')
    .select('backup_made_at')
    .where('compared_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return row?.backup_made_at ?? null;
}

/** One task for all differences: they concern no brand, so accounts of some brands see none. */
export function createRestoreTaskList(db: Db): ListStaffTasks {
  return async (brands) => {
    if (brands !== null) return [];
    const open = await db
      .selectFrom('restore_finding')
      .select(['subject', 'found_at'])
      .where('settled_at', 'is', null)
      .orderBy('found_at')
      .orderBy('id')
      .execute();
    const [first] = open;
    if (first === undefined) return [];
    return [
      {
        id: 'restore',
        place: 'bookings',
        path: buildPath('back_office_restore', {}),
        number: String(open.length),
        toDo: 'office.task.settleRestore',
        subject: first.subject,
        // Somebody may have paid without a trip that we know: today.
        dueAt: first.found_at,
        since: first.found_at,
        assignedTo: null,
      },
    ];
  };
}
