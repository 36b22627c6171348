import type { Pool } from 'pg';

/** Empties all that is kept of staff, the log that nobody can change included: for tests that begin with nobody. */
export async function deleteAllStaff(pool: Pool): Promise<void> {
  const tables = [
    'staff_audit',
    'staff_session',
    'staff_passkey',
    'staff_challenge',
    'staff_set_up',
    'staff',
  ];
  await pool.query(
    [
      'begin',
      'set local session_replication_role = replica',
      ...tables.map((table) => `delete from ${table}`),
      'commit',
    ].join(';'),
  );
}
