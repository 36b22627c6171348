-- What happens to a trip after it is booked.

-- The trip that a later order belongs to: the balance of a deposit, or a change. Null for the order of a trip or a gift voucher.
alter table booking add column trip_booking_id text references booking on delete cascade;
create index booking_of_trip on booking (trip_booking_id) where trip_booking_id is not null;

-- What was refunded of the payment while the trip goes ahead, minor units.
alter table booking add column refunded bigint not null default 0 check (refunded >= 0);

-- What of it was our own goodwill: it lowers what the trip costs its shopper.
alter table booking add column goodwill bigint not null default 0 check (goodwill >= 0);

-- What a cancellation gives back to payments that came after the trip's own.
alter table booking add column later_refund bigint not null default 0 check (later_refund >= 0);

-- Offer, trip, extras, travellers and price as a change has left them. Null while the trip is as it was ordered.
alter table booking add column amended jsonb;

-- What is owed to a shopper beyond what a cancellation gives back at once: the difference of a cheaper change, a goodwill refund, the
-- part of a cancelled trip that was paid later. Due until the workflow has refunded it.
create table due_refund (
  id text primary key,
  -- The booking whose payment it is refunded to.
  booking_id text not null references booking on delete cascade,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('change', 'goodwill', 'cancellation')),
  -- What staff have written; '' otherwise.
  note text not null default '',
  -- Staff member; null where a rule of ours has decided.
  decided_by text,
  created_at timestamptz not null,
  -- Last day on which the money has to be there (directive (EU) 2015/2302, art. 12: 14 days).
  promised_on date not null,
  state text not null default 'due' check (state in ('due', 'refunding', 'refunded', 'failed')),
  settled_at timestamptz
);
create index due_refund_open on due_refund (promised_on) where state <> 'refunded';
create index due_refund_of_booking on due_refund (booking_id);
