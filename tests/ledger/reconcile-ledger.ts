import type { Pool } from 'pg';

/** A violation of one of the rules below. */
export interface LedgerFault {
  readonly rule: string;
  /** The booking's or payment's reference, the supplier's number or another id of the case. */
  readonly subject: string;
  /** Whose books it is in; null where nothing sold names it. */
  readonly company: string | null;
}

/**
 * Compares our ledger with the accounts of supplier and payment provider, and those with each other. It shares no code
 * with the workflow: it reads the other parties' tables, the ledger, and the ids of open bookings.
 * @param provider of a vendor the database has no books, so only the rules about ledger and supplier are checked
 * @returns an empty list when every rule holds
 */
export async function reconcileLedger(
  pool: Pick<Pool, 'query'>,
  provider: 'embedded' | 'vendor' = 'embedded',
): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  const checked = provider === 'embedded' ? { ...rules, ...providerRules } : rules;
  for (const [rule, query] of Object.entries(checked)) {
    const { rows } = await pool.query<{ subject: string; company: string | null }>(
      `${views} select subject, ${companyOf} as company from (${query}) found`,
    );
    faults.push(...rows.map((found) => ({ rule, ...found })));
  }
  return faults;
}

/**
 * `charge`: what the provider took for a booking and what of it is left; `trip`: what the supplier sold;
 * `book`: our ledger by trip, with the changes and payments that belong to it; `provided`: by payment; `busy`: bookings in progress or in
 * manual review, which the rules skip.
 */
const views = `with moved as (
  select payment_id,
    coalesce(sum(amount) filter (where kind = 'captured'), 0) as taken,
    coalesce(sum(amount) filter (where kind = 'refunded'), 0) as given_back,
    coalesce(sum(amount) filter (where kind = 'chargeback'), 0) as charged_back
  from payment_provider.movement group by payment_id
), reported as (
  select distinct reference from payment_provider.notice where event = 'chargeback' and delivered_at is not null
), charge as (
  select p.reference, split_part(p.reference, '-', 1) as booking_id, coalesce(trip_booking_id, split_part(p.reference, '-', 1)) as trip_id, p.state, p.captured, p.refunded,
    coalesce(taken, 0) as taken, coalesce(given_back, 0) as given_back, coalesce(charged_back, 0) as charged_back,
    -- Only the provider's webhook reports a chargeback. Until the webhook is delivered, the ledger may or may not have it.
    reported.reference is not null as is_reported
  from payment_provider.payment p left join moved on moved.payment_id = p.id
    left join reported on reported.reference = p.reference
    left join (select id, trip_booking_id from booking) b on b.id = split_part(p.reference, '-', 1)
), sale as (
  select document, min(booking_id) as booking_id, count(*) as times
  from ledger_transaction where kind = 'sale' group by document
), trip as (
  select h.booking_number, h.state, h.fee, h.change_fee, sale.booking_id,
    -- Ours is a share of what travellers pay: a raise that the supplier knows nothing of makes it higher.
    (select change_fees from booking where id = sale.booking_id) as own_change_fee, coalesce(sale.times, 0) as sales,
    (h.offer ->> 'total')::bigint
      + (select coalesce(sum((e ->> 'amount')::bigint), 0) from jsonb_array_elements(h.extras) e) as total
  from supplier.hold h left join sale on sale.document = h.booking_number where h.booking_number is not null
), movement as (
  select t.booking_id, coalesce(b.trip_booking_id, t.booking_id) as trip_id, t.kind, t.document, e.account, e.amount, e.purchase_amount,
    b."order" ->> 'kind' = 'payment' or b."order" ->> 'change' = 'price' as is_of_raise
  from ledger_transaction t join ledger_entry e on e.transaction_id = t.id left join booking b on b.id = t.booking_id
  where t.booking_id is not null
), provided as (
  select booking_id, sum(amount) as provider from movement where account = 'provider' group by booking_id
), book as (
  select trip_id as booking_id,
    coalesce(sum(purchase_amount) filter (where account = 'supplier'), 0) as supplier,
    coalesce(sum(amount) filter (where account = 'shopper'), 0) as shopper,
    coalesce(sum(amount) filter (where account = 'shopper' and kind = 'chargeback'), 0) as taken_back,
    coalesce(sum(amount) filter (where account = 'shopper' and kind = 'chargeback' and booking_id = trip_id), 0) as own_taken_back,
    -- What card, account or wallet have to pay: the price without what vouchers and miles have paid, and what was given as goodwill. A
    -- compensation that staff pay out by our bank leaves it as it is.
    coalesce(sum(amount) filter (where account = 'shopper' and kind in ('sale', 'change', 'cancellation', 'compensation', 'payout', 'voucher-payout',
      'voucher-redemption', 'voucher-return', 'miles-redemption', 'miles-return')), 0)
      + (select coalesce(sum(amount), 0) from case_compensation c
        where c.booking_id = movement.trip_id and c.state = 'confirmed') as owed,
    -- What changes and payments that came later have left to pay; negative where they paid a balance.
    coalesce(sum(amount) filter (where account = 'shopper' and booking_id <> trip_id), 0) as later,
    coalesce(sum(amount) filter (where account = 'shopper' and booking_id <> trip_id and kind like 'chargeback%'), 0) as later_taken_back,
    -- What raises of the price have left to pay, and what the bank has taken back of other changes.
    coalesce(sum(amount) filter (where account = 'shopper' and is_of_raise), 0) as raised,
    coalesce(sum(amount) filter (where account = 'shopper' and booking_id <> trip_id and kind like 'chargeback%' and not is_of_raise), 0)
      as change_taken_back,
    -- Compensations that are confirmed and not paid out yet.
    (select coalesce(sum(amount), 0) from case_compensation c
      where c.booking_id = movement.trip_id and c.state = 'confirmed') as compensated
  from movement group by trip_id
), unpaid as (
  -- What of a deposit's balance, or of a raise, nothing has paid yet; a cancelled trip owes at most its fee. What was charged and taken back by the bank is
  -- unpaid, but was charged.
  select booking_id, t.state = 'booked' as is_booked, due, greatest(case when t.state = 'booked' then due else shopper end, 0) as amount,
    greatest(case when t.state = 'booked' then due - later_taken_back else shopper end, 0) as uncharged
  from book join booking t on t.id = booking_id, lateral (
    select coalesce((t."order" -> 'instalments' ->> 'balance')::bigint + later + returned, raised + change_taken_back) as due
    -- What changes made cheaper has left "later" and gone back with the trip itself: a raise that follows is owed in full.
    from (select coalesce(sum(amount), 0) as returned from due_refund
      where due_refund.booking_id = t.id and reason in ('change', 'withdrawal') and state = 'refunded') refunds) asked
  where t."order" ? 'instalments' or raised <> 0
), open as (
  select id, trip_booking_id from booking where state not in ('booked', 'failed', 'cancelled')
    union select id, trip_booking_id from booking where id in (select booking_id from due_refund where state not in ('proposed', 'refunded'))
), busy as (
  -- A trip is in progress with what is ordered for it, and until what it owes is refunded.
  select id from open union select trip_booking_id from open where trip_booking_id is not null
)`;

/** By the booking that a subject names, or by the voucher. */
const companyOf = `coalesce(
  (select company_id from booking where id = split_part(subject, '-', 1)),
  (select company_id from booking where supplier_number = subject limit 1),
  (select company_id from voucher where id = subject))`;

const rules: Readonly<Record<string, string>> = {
  'the ledger of each company sums to zero in each currency': `select t.company_id || ' ' || t.currency as subject from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id group by t.company_id, t.currency having sum(e.amount) <> 0`,

  'a movement of money is in the ledger of the company that has sold': `select t.id as subject from ledger_transaction t
    left join booking b on b.id = t.booking_id left join voucher v on v.id = t.voucher_id
    where t.company_id is distinct from coalesce(b.company_id, v.company_id)`,

  'an order, its changes and its payments have one company': `select b.id as subject from booking b
    left join booking trip on trip.id = b.trip_booking_id
    where b.company_id is distinct from b."order" ->> 'companyId' or b.company_id <> coalesce(trip.company_id, b.company_id)`,

  'a voucher is sold by one company and pays at it alone': `select v.id as subject from voucher v
    left join voucher_movement m on m.voucher_id = v.id join booking b on b.id = coalesce(m.booking_id, v.booking_id)
    where v.company_id <> b.company_id group by v.id`,

  'each number is of the range of its company': `select b.id as subject from booking b join company c on c.id = b.company_id
    where c.document_prefix is not null and (not starts_with(b.booking_number, c.booking_start)
      or left(coalesce(b.invoice_number, c.document_prefix), 3) <> c.document_prefix
      or left(coalesce(b.certificate_number, c.document_prefix), 3) <> c.document_prefix
      or exists (select from cancellation_invoice i where i.booking_id = b.id and left(i.number, 3) <> c.document_prefix)
      or exists (select from company other where other.id <> c.id and other.booking_start <> ''
        and starts_with(b.booking_number, other.booking_start)))`,

  'every ledger transaction sums to zero': `select t.id as subject from ledger_transaction t
    left join ledger_entry e on e.transaction_id = t.id group by t.id having coalesce(sum(e.amount), 1) <> 0`,

  'the ledger has what the supplier is owed': `select booking_number as subject from trip
    left join book using (booking_id)
    where coalesce(booking_id, '') not in (select id from busy)
      and coalesce(-supplier, 0) is distinct from case trip.state when 'confirmed' then total else fee end + change_fee`,

  'every trip sold has one sale in the ledger': `select booking_number as subject from trip
    where sales <> 1 and coalesce(booking_id, '') not in (select id from busy)`,

  'document numbers have no duplicates and no gaps': `select name as subject from booking_sequence s
    join lateral (
      select count(*) as times, count(distinct number) as numbers from (
        select certificate_number as number from booking union all select invoice_number from booking
        union all select number from cancellation_invoice
      ) given where left(number, -7) = name
    ) given on (times, numbers) <> (last, last)`,

  // What was never handed out needs no cancellation.
  'a cancelled trip has its invoice cancelled, once': `select b.id as subject from booking b
    where b."order" ->> 'kind' = 'trip' and b.id not in (select id from busy)
      and (select count(*) from cancellation_invoice i where i.booking_id = b.id and i.kind = 'cancellation-invoice')
        <> (b.state = 'cancelled' and exists (select from booking_document p where p.booking_id = b.id and p.kind = 'invoice'))::integer`,

  'no trip without a booking': `select id as subject from supplier.hold h
    where h.state = 'confirmed' and h.booking_number not in (select document from sale) and not exists (select from busy)`,

  // By booking, or by voucher where it moves without one: what vouchers gained is what we owe for them.
  'vouchers have what the ledger says': `select coalesce(moved.of, owed.of) as subject from (
      select coalesce(m.booking_id, case when m.kind in ('issue', 'refund') then v.booking_id end, v.id) as of, sum(m.amount) as amount
      from voucher_movement m join voucher v on v.id = m.voucher_id group by 1
    ) moved full join (
      select coalesce(t.booking_id, t.voucher_id) as of, sum(e.amount) as amount
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id where e.account = 'voucher' group by 1
    ) owed on owed.of = moved.of
    where coalesce(moved.amount, 0) <> -coalesce(owed.amount, 0) and coalesce(moved.of, owed.of) not in (select id from busy)`,

  'no voucher pays more than it has': `select voucher_id as subject from voucher_movement
    group by voucher_id having sum(amount) < 0`,

  'no seat is sold twice': `select min(h.id) as subject from supplier.hold h, jsonb_array_elements(h.extras) e
    where h.state in ('held', 'confirmed') and e ->> 'kind' = 'seat'
    -- A change holds the seats that its booking keeps.
    group by h.offer -> 'key' -> (e ->> 'leg'), e ->> 'variant' having count(distinct coalesce(h.changes, h.id)) > 1`,

  // Goodwill is a movement of its own; what else is due was owed by another one.
  'every refund that is made is in the ledger': `select d.id as subject from due_refund d
    join booking b on b.id = d.booking_id
    where d.state = 'refunded' and d.reason = 'goodwill' and d.booking_id not in (select id from busy)
      and d.amount <> (select coalesce(sum(e.amount), 0) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
        where t.booking_id = d.booking_id and t.kind = 'compensation' and e.account = 'margin' and t.id like '%-' || d.id || '-%')
      -- The bank has taken it back, or it came back and was made once more.
      and b.charged_back = 0 and not exists (select from ledger_transaction t
        where t.booking_id = d.booking_id and t.kind = 'refund-reversal')`,
};

/** Rules about the embedded provider's own tables. */
const providerRules: Readonly<Record<string, string>> = {
  'a payment is at the account of the company that has sold': `select p.reference as subject from payment_provider.payment p
    join booking b on b.id = split_part(p.reference, '-', 1) where p.merchant <> b.company_id`,

  'the provider captures a payment at most once': `select reference as subject from charge
    where taken <> captured or given_back <> refunded or given_back + charged_back > taken`,

  'the ledger has what the provider captured and refunded': `select reference as subject from charge
    left join provided using (booking_id)
    where booking_id not in (select id from busy) and taken - given_back - charged_back <> coalesce(provider, 0)
      and (is_reported or taken - given_back <> coalesce(provider, 0))`,

  // Money that a voucher was taken in place of stays with us.
  'every charge has one booking or is refunded': `select reference as subject from charge, lateral (
      select coalesce(sum(amount), 0) as replaced from movement
      where movement.booking_id = charge.booking_id and kind = 'voucher-payout' and account = 'shopper') instead
    where taken - given_back - charged_back - replaced > 0 and trip_id not in (select id from busy)
      and (select count(*) from trip where trip.booking_id = charge.trip_id
        and (trip.state = 'confirmed' or trip.fee + greatest(trip.change_fee, trip.own_change_fee) >= taken - given_back - replaced)) <> 1
      -- A gift voucher is sold without a trip.
      and taken - given_back is distinct from (select owed from book where book.booking_id = charge.booking_id
        and book.booking_id in (select booking_id from movement where kind = 'sale' and account = 'voucher'))`,

  'no booking without a charge': `select booking_number as subject from trip
    where trip.state = 'confirmed' and coalesce(booking_id, '') not in (select id from busy)
      and (select coalesce(sum(taken - given_back), 0) from charge where charge.trip_id = trip.booking_id)
        is distinct from (select owed from book where book.booking_id = trip.booking_id)
          - coalesce((select uncharged from unpaid where unpaid.booking_id = trip.booking_id), 0)
      -- Where the bank has taken everything back, nothing goes back that was owed until then.
      and not exists (select from charge where charge.trip_id = trip.booking_id and charged_back > 0 and charged_back = taken - given_back)`,

  'no authorisation stays open': `select reference as subject from charge
    where state in ('pending', 'authorised') and booking_id not in (select id from busy)`,

  // A part of a price that vouchers or miles have paid goes back to them alone.
  'every document in the ledger exists at the supplier or provider': `select document as subject from ledger_transaction t
    where kind !~ '^(voucher|miles)-'
      and not (kind = 'compensation' and booking_id in (select id from booking where payment_state = 'free'))
      and document not in (select booking_number from trip union all select reference from charge where taken > 0)`,

  'the shopper owes nothing, except after a chargeback or until a balance is paid': `select booking_id as subject from book
    left join unpaid using (booking_id)
    where booking_id not in (select id from busy) and shopper + compensated is distinct from case
      when taken_back <= 0 then coalesce(unpaid.amount, 0)
      -- What changes have paid for themselves stays paid when the bank takes the trip's own payment back.
      when unpaid.booking_id is null then owed - (
        select coalesce(sum(taken - given_back - case when is_reported then charge.charged_back else 0 end), 0)
        from charge where charge.trip_id = book.booking_id)
      -- A balance that was paid stays paid when the bank takes the deposit back.
      when is_booked then least(owed, greatest(unpaid.due + own_taken_back, 0))
      -- Of a cancelled trip at most the part of its fee that nothing has paid.
      else least(greatest(shopper + compensated, 0), owed) end`,
};
