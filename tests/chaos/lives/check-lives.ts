import type { Pool } from 'pg';
import { pointsPerCent } from '../../factories/paying/booking-payments.ts';
import type { LedgerFault } from '../../ledger/reconcile-ledger.ts';

/**
 * Compares what travellers have in hand after a life with the books of the supplier, the provider and the mail server. It shares no code with
 * the product: trips, prices and refunds are read and added up here.
 */
export async function checkLives(pool: Pool): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await pool.query<{ subject: string }>(`${views} ${query}`);
    faults.push(...rows.map(({ subject }) => ({ rule, subject, company: null })));
  }
  return faults;
}

/** How often what has happened, so that a run that meets nothing is seen. */
export async function countLifeEvents(pool: Pool): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ what: string; count: number }>(
    `select what, count(*)::int as count from (
       select concat_ws(' ', 'change', "order" ->> 'change', state, failure) as what from booking where "order" ->> 'kind' = 'change'
       union all select 'notice ' || coalesce(facts ->> 'kind', announced ->> 'kind') || ' ' || state from trip_notice
       union all select 'refund ' || reason || ' ' || state from due_refund
       union all select 'request ' || purpose || ' ' || state from payment_request
     ) happened group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

/**
 * `trip`: trips as they are now; `price`: what they cost by the parts that the invoice lists; `fee`: what their changes cost; `paid`: what the
 * provider took and gave back, the payments of changes, raises and balances included; `voucher_paid` and `miles_paid`: what vouchers and the
 * programme's miles did; `given`: goodwill that has gone back.
 */
const views = `with trip as (
  select id, state, supplier_number, booked_at, agreed_fee, change_fees, charged_back, "order",
    coalesce(amended, "order") -> 'offerKey' as offer_key, coalesce(amended, "order") -> 'travellers' as travellers,
    coalesce(amended, "order") -> 'extras' as extras, coalesce(amended, "order") -> 'trip' as trip, coalesce(amended, "order") -> 'price' as price
  from booking where "order" ->> 'kind' = 'trip' and booked_at is not null
), price as (
  select id, greatest(0, part('base') + part('raise') + part('paymentFee')
      + (select coalesce(sum(e::text::bigint), 0) from jsonb_array_elements(price -> 'extras') e)
      - part('memberDiscount') - part('promotion') - part('cardDiscount') - part('absorbed')) as total
  from trip
), fee as (
  select trip_booking_id as id, sum(("order" ->> 'fee')::bigint) as amount from booking
  where "order" ->> 'kind' = 'change' and booked_at is not null group by 1
), paid as (
  select coalesce(b.trip_booking_id, b.id) as id,
    sum(case m.kind when 'captured' then m.amount when 'refunded' then -m.amount else 0 end) as kept
  from payment_provider.movement m join payment_provider.payment p on p.id = m.payment_id
    join booking b on b.id = split_part(p.reference, '-', 1) group by 1
), voucher_paid as (
  select booking_id as id, -sum(amount) as kept from voucher_movement where kind in ('lock', 'unlock', 'burn', 'return') group by 1
), miles_paid as (
  select split_part(reference, '-', 1) as id, sum(case state when 'redeemed' then points - returned when 'reserved' then points else 0 end) / ${pointsPerCent} as kept
  from test_programme.reservation group by 1
), given as (
  select coalesce(b.trip_booking_id, b.id) as id, sum(amount) as amount from due_refund join booking b on b.id = booking_id
  where due_refund.reason = 'goodwill' and due_refund.state = 'refunded' group by 1
), asked as (
  select booking_id as id, sum(amount) as amount from payment_request where state = 'open' group by 1
), busy as (
  -- Staff have these in their hands.
  select id from trip where state = 'manual-review'
    union select trip_booking_id from booking where state = 'manual-review' and trip_booking_id is not null
    union select booking_id from due_refund where state in ('proposed', 'failed')
), account as (
  select trip.*, total, coalesce(fee.amount, 0) as fees,
    coalesce(paid.kept, 0) + coalesce(voucher_paid.kept, 0) + coalesce(miles_paid.kept, 0) as kept, coalesce(given.amount, 0) as given,
    coalesce(asked.amount, 0) as asked
  from trip join price using (id) left join fee using (id) left join paid using (id) left join voucher_paid using (id)
    left join miles_paid using (id) left join given using (id) left join asked using (id)
  where id not in (select id from busy) and charged_back = 0
    and not exists (select from booking b where b.trip_booking_id = trip.id and b.charged_back > 0)
)`.replaceAll(/part\('(\w+)'\)/g, `coalesce((price ->> '$1')::bigint, 0)`);

const flight = (leg: string, of: string) =>
  ['from', 'to', 'day', 'id'].map((name) => `${of} -> '${leg}' ->> '${name}'`).join(', ');
const identified = (of: string) =>
  `row(${['hotelId', 'planId', 'checkIn', 'nights'].map((name) => `${of} ->> '${name}'`).join(', ')}, ${flight('outbound', of)}, ${flight('inbound', of)})`;
const people = (of: string) =>
  `(select jsonb_agg(jsonb_build_array(t ->> 'firstName', t ->> 'lastName', t ->> 'birthDate') order by at)
    from jsonb_array_elements(${of}) with ordinality as t(t, at))`;
const bought = (of: string) =>
  `(select jsonb_agg(jsonb_build_array(e ->> 'id', e -> 'travellers', e ->> 'amount') order by e ->> 'id', e ->> 'travellers') from jsonb_array_elements(${of}) e)`;

const rules: Readonly<Record<string, string>> = {
  'the supplier has the days, room, flights, travellers and extras of the trip': `select trip.id as subject from trip
    join supplier.hold h on h.booking_number = supplier_number
    where trip.state not in ('cancelled', 'cancelling', 'failed') and trip.id not in (select id from busy) and (
      h.state <> 'confirmed' or ${identified(`h.offer -> 'key'`)} is distinct from ${identified('offer_key')}
      or ${people('h.travellers')} is distinct from ${people('trip.travellers')}
      or ${bought('h.extras')} is distinct from ${bought('trip.extras')}
      or trip.trip ->> 'nights' <> offer_key ->> 'nights' or (trip.trip ->> 'checkIn')::date - date '1970-01-01' <> (offer_key ->> 'checkIn')::int)`,

  'a cancelled trip is cancelled at the supplier': `select trip.id as subject from trip
    join supplier.hold h on h.booking_number = supplier_number where trip.state = 'cancelled' and h.state <> 'cancelled'`,

  'what was paid and not given back is what the trip costs, but for what is asked for': `select id as subject from account
    where state = 'booked' and kept <> total + fees - given - asked`,

  'of a cancelled trip no more is kept than was agreed': `select account.id as subject from account
    join supplier.hold h on h.booking_number = supplier_number
    where account.state = 'cancelled' and kept > least(coalesce(agreed_fee, h.fee), total - given) + fees`,

  'of a cancelled trip that was paid all is kept that was agreed': `select account.id as subject from account
    join supplier.hold h on h.booking_number = supplier_number
    where account.state = 'cancelled' and not ("order" ? 'instalments') and (price ->> 'raise') is null
      and kept <> least(coalesce(agreed_fee, h.fee), total - given) + fees`,

  'every price that is raised is asked for once': `select id as subject from account
    where state = 'booked' and asked > total + fees`,

  'every announcement about a booking is one notice': `select n.id as subject from supplier.notice n join trip on supplier_number = n.booking_number
    where (select count(*) from trip_notice t where t.source = 'supplier ' || n.id and t.booking_id = trip.id) <> 1`,

  // While staff have a change of the trip, or what it is owed, nothing else is announced: it waits for its turn.
  'no notice stays without an answer or an end': `select id as subject from trip_notice
    where state = 'open' and booking_id not in (select id from busy)`,

  'each notice that was announced has its mail': `select n.id as subject from trip_notice n
    where stage > 0 and not exists (select from chaos_mail where id = 'trip-notice-' || n.id || '-notice')`,

  'a notice that came to nothing has no mail': `select n.id as subject from trip_notice n
    where state = 'dropped' and exists (select from chaos_mail where id like 'trip-notice-' || n.id || '-%')
      -- A raise may have reached the mail server, whose answer was lost, before the trip was called off.
      and not (facts ->> 'kind' = 'price-raised' and exists (
        select from trip_notice off where off.booking_id = n.booking_id and off.announced ->> 'kind' = 'trip-cancelled'))`,

  'each notice is cancelled or rebooked once': `select coalesce(answered.booking_id, ended.booking_id) as subject
    from (select booking_id, facts ->> 'answer' as state, count(*) as times from booking_event
      where kind = 'notice-answered' and facts ->> 'answer' in ('cancelled', 'rebooked') group by 1, 2) answered
    full join (select booking_id, state, count(*) as times from trip_notice where state in ('cancelled', 'rebooked') group by 1, 2) ended
      on answered.booking_id = ended.booking_id and answered.state = ended.state
    where answered.times is distinct from ended.times`,

  'each notice is accepted or expires once': `select coalesce(answered.booking_id, ended.booking_id) as subject
    from (select booking_id, count(*) as times from booking_event
      where kind = 'notice-answered' and facts ->> 'answer' = 'accepted' group by 1) answered
    full join (select booking_id, count(*) filter (where state = 'accepted') as least, count(*) as most from trip_notice group by 1) ended
      on answered.booking_id = ended.booking_id
    where coalesce(answered.times, 0) not between coalesce(ended.least, 0) and coalesce(ended.most, 0)`,

  'who accepted a raise pays it, and nobody else does': `select trip.id as subject from trip
    where state = 'booked' and id not in (select id from busy)
      and not exists (select from booking b where b.trip_booking_id = trip.id and b.booked_at is not null and b."order" ->> 'change' in ('dates', 'room', 'board', 'flights', 'hotel'))
      and coalesce((price ->> 'raise')::bigint, 0) <> (select coalesce(sum((facts ->> 'amount')::bigint), 0) from trip_notice n
        where n.booking_id = trip.id and facts ->> 'kind' = 'price-raised' and (n.state = 'accepted' or (facts ->> 'isBinding')::boolean and n.state not in ('dropped', 'open')))`,

  'a flight that was moved is moved in the trip': `select n.id as subject from trip_notice n join trip on trip.id = booking_id
    where facts ->> 'kind' = 'flight-changed' and n.state in ('accepted', 'expired') and trip.state = 'booked'
      and trip.trip -> (facts ->> 'leg') ->> 'departure' <> facts -> 'after' ->> 'departure'
      -- Unless something later holds.
      and not exists (select from trip_notice later where later.booking_id = trip.id and later.sequence > n.sequence
        and later.facts ->> 'leg' = n.facts ->> 'leg' and later.state <> 'dropped')
      -- Or it has been exchanged for another one. A clock that was set back puts that before the announcement: what the change began with tells.
      and not exists (select from booking c where c.trip_booking_id = trip.id and c.booked_at is not null
        and c."order" -> 'before' -> 'trip' -> (facts ->> 'leg') ->> 'departure' = facts -> 'after' ->> 'departure'
        and c."order" -> 'before' -> 'offerKey' -> (facts ->> 'leg') <> c."order" -> 'after' -> 'offerKey' -> (facts ->> 'leg'))`,

  'a trip whose notice was answered with a cancellation is cancelled': `select n.id as subject from trip_notice n join trip on trip.id = booking_id
    where n.state = 'cancelled' and trip.state not in ('cancelled', 'cancelling')`,

  'every trip has ended or is in the hands of staff': `select id as subject from booking
    where state not in ('booked', 'failed', 'cancelled', 'manual-review')`,

  'no change needs staff, whatever fails for a while': `select id as subject from booking
    where state = 'manual-review' and "order" ->> 'kind' = 'change'
      -- The supplier has made it when the authorisation lapses: people decide.
      and reason <> 'request-rejected'`,

  'every refund is made, or waits for a person': `select id as subject from due_refund where state in ('due', 'refunding')
    and booking_id not in (select id from booking where state = 'manual-review')`,

  'no mail about an event is sent twice': `select booking_id as subject from booking_event where kind = 'mail-taken'
    and facts ->> 'mail' not in ('part-refund', 'link') group by booking_id, facts ->> 'mail' having count(*) > 1`,

  'a cancelled trip has one mail that says so': `select trip.id as subject from trip where state = 'cancelled'
    and (select count(*) from chaos_mail where id like 'booking-' || trip.id || '-cancelled-%') <> 1`,

  'every order that was made is confirmed by one mail': `select b.id as subject from booking b where state = 'booked'
    and "order" ->> 'kind' in ('trip', 'change') and (select count(*) from chaos_mail where id like 'booking-' || b.id || '-confirmation-%') <> 1`,
};
