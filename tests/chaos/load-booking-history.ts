import type pg from 'pg';

/** Everything that shop and provider have written down about the booking that a fault is about, a line each, in the order of time. */
export async function loadBookingHistory(pool: pg.Pool, subject: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `with subject as (
       select coalesce(trip_booking_id, id) as id from booking where $1 in (supplier_number, id, booking_number) or $1 like id || '-%'
         or id in (select booking_id from trip_notice where trip_notice.id = $1)
         or id in (select booking_id from due_refund where due_refund.id = $1)
     ), found as (
       -- With what was ordered for it later.
       select id, case when id in (select id from subject) then '' else ' of ' || ("order" ->> 'kind') || ' ' || id end as whose
       from booking where id in (select id from subject) or trip_booking_id in (select id from subject)
     ), payment as (
       select p.id, p.reference, whose from payment_provider.payment p, found where p.reference like found.id || '-%'
     )
     select concat_ws(' ', to_char(at, 'HH24:MI:SS.MS'), what) as line from (
       select at, 'shop ' || kind || ' ' || facts::text || whose as what from booking_event join found on booking_id = found.id
       union all
       select at, 'ledger ' || kind || ' ' || account || ' ' || amount || whose from ledger_transaction t
         join ledger_entry e on e.transaction_id = t.id join found on booking_id = found.id
       union all
       select at, 'provider ' || kind || ' ' || amount || whose from payment_provider.movement join payment on payment_id = payment.id
       union all
       select coalesce(delivered_at, due_at), 'notice ' || event || case when delivered_at is null then ' due' else ' taken' end
         || ' after ' || attempts from payment_provider.notice join payment using (reference)
       union all
       select created_at, 'due refund ' || amount || ' ' || reason || ' ' || state from due_refund join found on booking_id = found.id
       union all
       select created_at, 'request ' || amount || ' ' || purpose || ' ' || state from payment_request join found on booking_id = found.id
       union all
       select created_at, 'told ' || coalesce(facts, announced)::text || ' ' || state from trip_notice join found on booking_id = found.id
       union all
       select null, concat_ws(' ', 'stands', state, hold_state, payment_state, 'fees', change_fees, 'agreed', agreed_fee,
         coalesce(amended, "order") ->> 'price', whose) from booking join found using (id)
     ) lines order by at`,
    [subject],
  );
  return rows.map(({ line }) => line);
}
