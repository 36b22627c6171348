-- A booking: one order of a checkout on its way through supplier and payment provider, step by step.
create table booking (
  id text primary key check (id ~ '^[a-z0-9]{20}$'),
  checkout_id text not null,
  -- 1, 2, …: an order that failed may be placed again.
  attempt integer not null check (attempt > 0),
  -- Counts the changes: whoever writes names the one it has read.
  version integer not null default 1,
  state text not null,
  hold_state text not null default 'none',
  payment_state text not null default 'none',
  -- BookingOrder, as it was agreed to.
  "order" jsonb not null,
  booking_number text not null unique,
  placed_at timestamptz not null,
  hold_id text,
  -- What the supplier asks for, minor units.
  hold_total bigint,
  supplier_number text,
  supplier_fee bigint,
  payment_id text,
  -- What the shopper has to do, and what came back with it.
  action jsonb,
  details text,
  -- Counts the questions to the provider after an action: each has a key of its own.
  round integer not null default 0,
  certificate_number text unique,
  invoice_number text unique,
  booked_at timestamptz,
  failure text,
  new_base bigint,
  -- Minor units still to be given back.
  to_refund bigint not null default 0,
  -- Why a person has to decide, and where the booking goes on then.
  reason text,
  resume_state text,
  -- Calls of the current step that were left without an answer.
  tries integer not null default 0,
  soft_told boolean not null default false,
  -- Times of the database alone: no clock of any process moves them.
  entered_at timestamptz not null default now(),
  shopper_until timestamptz,
  next_at timestamptz default now(),
  locked_by text,
  locked_until timestamptz,
  unique (checkout_id, attempt)
);

-- Whatever is submitted how often: a checkout has one booking that has not failed.
create unique index booking_of_checkout on booking (checkout_id) where state <> 'failed';
-- How staff find a booking beside its number.
create index booking_by_email on booking (lower("order" -> 'contact' ->> 'email') text_pattern_ops);
create index booking_by_name on booking (lower("order" -> 'billing' ->> 'lastName') text_pattern_ops);
create index booking_by_time on booking (placed_at);
create index booking_due on booking (next_at) where next_at is not null;

-- What each step of a booking came to; the last answer of a step that is asked again.
create table booking_step (
  booking_id text not null references booking,
  name text not null,
  -- Digest of what was asked.
  input text not null,
  outcome jsonb not null,
  attempts integer not null default 1,
  at timestamptz not null,
  primary key (booking_id, name)
);

-- What happened to a booking, for staff and audits; nothing is ever changed or removed.
create table booking_event (
  id bigint generated always as identity primary key,
  booking_id text not null references booking,
  at timestamptz not null,
  kind text not null,
  facts jsonb not null default '{}'
);
create index booking_event_of on booking_event (booking_id, id);

create table booking_paper (
  booking_id text not null references booking,
  kind text not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (booking_id, kind)
);
-- PDF is compressed already.
alter table booking_paper alter column content set storage external;

-- Mails that are due, written together with what they tell of.
create table booking_mail (
  booking_id text not null references booking,
  kind text not null check (kind in ('confirmation', 'soft-booked', 'failed')),
  state text not null default 'due' check (state in ('due', 'taken', 'refused')),
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  primary key (booking_id, kind)
);
create index booking_mail_due on booking_mail (next_at) where state = 'due';

-- Numbers without gaps: taken in the transaction that uses them.
create table booking_sequence (
  name text primary key,
  last bigint not null check (last > 0)
);

-- Movements of money, double entry. The id names booking and movement: no movement is booked twice.
create table ledger_transaction (
  id text primary key,
  booking_id text not null references booking,
  kind text not null check (kind in ('sale', 'capture', 'refund', 'chargeback', 'cancellation')),
  -- What the other side calls it: the supplier's booking number, our reference at the payment provider.
  document text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null
);
create index ledger_transaction_of on ledger_transaction (booking_id);

create table ledger_entry (
  transaction_id text not null references ledger_transaction,
  account text not null check (account in ('shopper', 'provider', 'supplier', 'margin')),
  -- Minor units; debit positive, credit negative.
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account)
);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 1) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger append_only before update or delete or truncate on ledger_transaction execute function refuse_change();
create trigger append_only before update or delete or truncate on ledger_entry execute function refuse_change();
create trigger append_only before update or delete or truncate on booking_event execute function refuse_change();
