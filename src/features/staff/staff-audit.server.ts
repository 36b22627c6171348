import { sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { AuditLine } from './audit-line.ts';
import type { AuditAction } from './format-audit-action.ts';

/** What somebody of the staff did. */
export interface NewAuditEntry {
  /** Null for what was done at the server itself. */
  readonly staffId: string | null;
  readonly action: AuditAction;
  /** What it was done to, such as a booking number. */
  readonly subject: string;
  readonly facts?: object;
}

/** Writes down a deed; nothing is ever changed or removed. */
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

/** Which deeds are read. */
export interface AuditChoice {
  /** Of one person alone; null for all. */
  readonly staffId: string | null;
  /** Part of what they were done to, such as a booking number; '' for all. */
  readonly subject: string;
  /** Only lines before this one; null for the newest. */
  readonly before: string | null;
  readonly limit: number;
}

interface AuditTables {
  staff_audit: NarrowedColumns<'staff_audit', { facts: Readonly<Record<string, unknown>> }>;
}

/** The newest deeds first. */
export function listStaffAudit(
  db: Db,
  { staffId, subject, before, limit }: AuditChoice,
): Promise<readonly AuditLine[]> {
  return narrowColumns<AuditTables>(db)
    .selectFrom('staff_audit')
    .leftJoin('staff', 'staff.id', 'staff_audit.staff_id')
    .select((eb) => [
      'staff_audit.id',
      'staff_audit.at',
      eb.fn.coalesce('staff.name', sql.lit('')).as('by'),
      'staff_audit.action',
      'staff_audit.subject',
      'staff_audit.facts',
    ])
    .$if(staffId !== null, (query) => query.where('staff_audit.staff_id', '=', staffId))
    .$if(subject !== '', (query) =>
      query.where(
        (eb) => sql<boolean>`strpos(lower(${eb.ref('staff_audit.subject')}), lower(${subject})) > 0`,
      ),
    )
    .$if(before !== null, (query) => query.where('staff_audit.id', '<', before))
    .orderBy('staff_audit.id', 'desc')
    .limit(limit)
    .execute();
}
