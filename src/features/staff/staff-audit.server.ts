import type { Pool, PoolClient } from 'pg';
import type { AuditLine } from './audit-line.ts';
import type { Deed } from './name-deed.ts';

/** What somebody of the staff did. */
export interface StaffDeed {
  /** Null for what was done at the server itself. */
  readonly staffId: string | null;
  readonly action: Deed;
  /** What it was done to, such as a booking number. */
  readonly subject: string;
  readonly facts?: object;
}

/** Writes down a deed; nothing is ever changed or removed. */
export async function writeStaffAudit(
  database: Pool | PoolClient,
  at: Date,
  { staffId, action, subject, facts = {} }: StaffDeed,
): Promise<void> {
  await database.query(
    'insert into staff_audit (at, staff_id, action, subject, facts) values ($1, $2, $3, $4, $5)',
    [at, staffId, action, subject, JSON.stringify(facts)],
  );
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

/** The newest deeds first. */
export async function listStaffAudit(
  pool: Pool,
  { staffId, subject, before, limit }: AuditChoice,
): Promise<readonly AuditLine[]> {
  const { rows } = await pool.query<AuditLine>(
    `select staff_audit.id, at, coalesce(name, '') as by, action, subject, facts
     from staff_audit left join staff on staff.id = staff_id
     where ($1::uuid is null or staff_id = $1) and ($2 = '' or strpos(lower(subject), lower($2)) > 0)
       and ($3::bigint is null or staff_audit.id < $3)
     order by staff_audit.id desc limit $4`,
    [staffId, subject, before, limit],
  );
  return rows;
}
