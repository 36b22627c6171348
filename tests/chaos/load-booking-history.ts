import type pg from 'pg';

/** Everything that shop and provider have written down about the booking that a fault is about, a line each, in the order of time. */
export async function loadBookingHistory(pool: pg.Pool, subject: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `with found as (
       select id from booking where $1 in (supplier_number, id, booking_number) or $1 like id || '-%'
     ), payment as (
       select p.id, p.reference from payment_provider.payment p, found where p.reference like found.id || '-%'
     )
     select concat_ws(' ', to_char(at, 'HH24:MI:SS.MS'), what) as line from (
       select at, 'shop ' || kind || ' ' || facts as what from booking_event join found on booking_id = found.id
       union all
       select at, 'ledger ' || kind from ledger_transaction join found on booking_id = found.id
       union all
       select at, 'provider ' || kind || ' ' || amount from payment_provider.movement join payment on payment_id = payment.id
       union all
       select coalesce(delivered_at, due_at), 'notice ' || event || case when delivered_at is null then ' due' else ' taken' end
         || ' after ' || attempts from payment_provider.notice join payment using (reference)
       union all
       select null, 'stands ' || state || ' ' || hold_state || ' ' || payment_state from booking join found using (id)
     ) lines order by at`,
    [subject],
  );
  return rows.map(({ line }) => line);
}
