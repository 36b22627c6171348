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

/** Filter for audit entries. */
export interface AuditChoice {
  /** Only the actions of this person; null for all. */
  readonly staffId: string | null;
  /** Part of the subject, such as a booking number; '' for all. */
  readonly subject: string;
  /** Only entries before this one; null for the newest. */
  readonly before: string | null;
  readonly limit: number;
}

interface AuditTables {
  staff_audit: NarrowedColumns<'staff_audit', { facts: Readonly<Record<string, unknown>> }>;
}

/** Lists audit entries, the newest first. */
export function listStaffAudit(
  db: Db,
  { staffId, subject, before, limit }: AuditChoice,
): Promise<readonly AuditLine[]> {
  /** Of an account its address, or its name once the address is erased. */
  const subjectText = sql<string>`case when account.erased_at is null then coalesce(account.email, staff_audit.subject) else account.name end`;
  return narrowColumns<AuditTables>(db)
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
    .$if(subject !== '', (query) =>
      query.where(sql<boolean>`strpos(lower(${subjectText}), lower(${subject})) > 0`),
    )
    .$if(before !== null, (query) => query.where('staff_audit.id', '<', before))
    .orderBy('staff_audit.id', 'desc')
    .limit(limit)
    .execute();
}
