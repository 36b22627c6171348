import type { Pool } from 'pg';

/** Deletes all data of staff, including the append-only audit log, for tests that begin without accounts. */
export async function deleteAllStaff(pool: Pool): Promise<void> {
  const tables = [
    'staff_audit',
    'staff_session',
    'staff_passkey',
    'staff_challenge',
    'staff_set_up',
    'sign_in_throttle',
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
