import type { Pool } from 'pg';

/** A paper of a checkout's latest booking, once it is booked; null where there is none. */
export async function findPaper(
  pool: Pool,
  checkoutId: string,
  kind: string,
): Promise<{ readonly name: string; readonly type: string; readonly content: Uint8Array } | null> {
  const { rows } = await pool.query<{ name: string; type: string; content: Buffer }>(
    `select p.name, p.type, p.content from booking b join booking_paper p on p.booking_id = b.id
     where b.checkout_id = $1 and p.kind = $2 and b.booked_at is not null and b.state <> 'failed'`,
    [checkoutId, kind],
  );
  return rows[0] ?? null;
}
