import { sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { AuditLine } from './audit-line.ts';
import type { AuditAction } from './format-audit-action.ts';

/** An action of a staff member. */
export interface NewAuditEntry {
  /** Null for actions on the server itself. */
  readonly staffId: string | null;
  readonly action: AuditAction;
  /** The object of the action, such as a booking number; of an account its id, so that its address can be erased. Never a customer's name. */
  readonly subject: string;
  readonly facts?: object;
}

/** Inserts an audit entry; entries are never changed or removed. */
export async function recordAuditEntry(
  db: Db,
  at: Date,
  { staffId, action, subject, facts = {} }: NewAuditEntry,
): Promise<void> {
  await db
    .insertInto('staff_audit')
    .values({ at, staff_id: staffId, action, subject, facts: JSON.stringify(facts) })
    .execute();
}

/** The same for an action whose request may be repeated: an entry with the same facts about the same subject is inserted once. */
export async function recordAuditOnce(db: Db, at: Date, entry: NewAuditEntry): Promise<void> {
  const { action, subject, facts = {} } = entry;
  const text = JSON.stringify(facts);
  await db.transaction().execute(async (trx) => {
    // Two requests of one press arrive together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`staff_audit ${action} ${subject}`}, 0))`.execute(
      trx,
    );
    const known = await trx
      .selectFrom('staff_audit')
      .select('id')
      .where('action', '=', action)
      .where('subject', '=', subject)
      .where(sql<boolean>`facts = ${text}::jsonb`)
      .limit(1)
      .executeTakeFirst();
    if (known === undefined) await recordAuditEntry(trx, at, entry);
  });
}

/** Filter for audit entries. */
export interface AuditChoice {
  /** Only the actions of this person; null for all. */
  readonly staffId: string | null;
  /** Only these actions; '' for all. */
  readonly action: AuditAction | '';
  /** Part of the subject, such as a booking number; '' for all. */
  readonly subject: string;
  readonly isOldestFirst: boolean;
  /** Ids of entries: the page begins or ends next to it. Both null for the first page. */
  readonly before: string | null;
  readonly after: string | null;
  readonly limit: number;
}

/** One page of the audit log, in its order. */
export interface AuditPart {
  readonly lines: readonly AuditLine[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
}

interface AuditTables {
  staff_audit: NarrowedColumns<'staff_audit', { facts: Readonly<Record<string, unknown>> }>;
}

/** Lists audit entries; their ids are in the order of time, so that a page is found by the entry next to it. */
export async function listStaffAudit(
  db: Db,
  { staffId, action, subject, isOldestFirst, before, after, limit }: AuditChoice,
): Promise<AuditPart> {
  /** Of an account its address, or its name once the address is erased. */
  const subjectText = sql<string>`case when account.erased_at is null then coalesce(account.email, staff_audit.subject) else account.name end`;
  const isUpwards = after !== null || (before === null && isOldestFirst);
  const found = await narrowColumns<AuditTables>(db)
    .selectFrom('staff_audit')
    .leftJoin('staff', 'staff.id', 'staff_audit.staff_id')
    .leftJoin('staff as account', (join) => join.on(sql<boolean>`account.id::text = staff_audit.subject`))
    .select((eb) => [
      'staff_audit.id',
      'staff_audit.at',
      eb.fn.coalesce('staff.name', sql.lit('')).as('by'),
      'staff_audit.action',
      subjectText.as('subject'),
      'staff_audit.facts',
    ])
    .$if(staffId !== null, (query) => query.where('staff_audit.staff_id', '=', staffId))
    .$if(action !== '', (query) => query.where('staff_audit.action', '=', action))
    .$if(subject !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(${subjectText}), lower(${subject})) > 0`),
    )
    .$if(before !== null, (query) => query.where('staff_audit.id', '<', before))
    .$if(after !== null, (query) => query.where('staff_audit.id', '>', after))
    .orderBy('staff_audit.id', isUpwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const lines = found.slice(0, limit);
  const hasMore = found.length > limit;
  return {
    lines: isUpwards === isOldestFirst ? lines : lines.toReversed(),
    // The entry next to the page is on its other side.
    hasOlder: isUpwards ? after !== null : hasMore,
    hasNewer: isUpwards ? hasMore : before !== null,
  };
}
