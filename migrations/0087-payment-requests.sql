-- Payments that a booked trip still waits for: the balance of a deposit, or what staff ask for. Each has a link.
create table payment_request (
  -- The checkout of the orders that pay it: of several at once one wins.
  id text primary key,
  -- The trip.
  booking_id text not null references booking on delete cascade,
  amount bigint not null check (amount > 0),
  purpose text not null check (purpose in ('balance', 'request')),
  -- What staff have written for the shopper; '' for a balance.
  note text not null default '',
  -- Staff member; null where the order was placed with a deposit.
  requested_by text,
  -- The last day to pay.
  due_on date not null,
  -- Digest of the link's token, which is stored nowhere.
  token_digest text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'withdrawn')),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- The next of its reminders, counted from 0, and when it is due; null where none is left.
  stage integer not null default 0,
  next_at timestamptz,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz
);
create unique index payment_request_open on payment_request (booking_id) where state = 'open';
create index payment_request_of_booking on payment_request (booking_id);
create index payment_request_due on payment_request (next_at) where state = 'open';
