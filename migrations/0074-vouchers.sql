-- Gift vouchers. A code exists only in the moment of its delivery: what remains is a keyed digest, and its last characters for people.
create table voucher (
  id text primary key,
  company_id text not null references company,
  brand text not null,
  market text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  code_digest bytea unique,
  -- Last four characters of the code.
  hint text check (hint ~ '^[0-9A-Z]{4}$'),
  -- Minor units.
  face_amount bigint not null check (face_amount > 0),
  state text not null check (state in ('ordered', 'active', 'blocked', 'frozen', 'void', 'expired')),
  valid_from date,
  expires_on date not null,
  -- The booking that has sold it.
  booking_id text references booking deferrable initially deferred,
  created_at timestamptz not null,
  -- Least total of an order that it pays for, minor units.
  minimum bigint not null default 0 check (minimum >= 0),
  combinable boolean not null default true,
  check ((code_digest is null) = (hint is null)),
  check (state = 'ordered' or code_digest is not null or state in ('void', 'blocked', 'frozen'))
);
create index voucher_of_booking on voucher (booking_id);
create index voucher_by_hint on voucher (hint);
create index voucher_expiring on voucher (expires_on) where state = 'active';

-- Every change of what is left on a voucher; its balance is their sum. A lock sets aside what an open booking pays with, a burn makes
-- the lock final, an unlock takes it back.
create table voucher_movement (
  id bigint generated always as identity primary key,
  voucher_id text not null references voucher,
  at timestamptz not null,
  kind text not null check (kind in ('issue', 'lock', 'unlock', 'burn', 'return', 'expiry', 'correction', 'refund')),
  -- Minor units; positive for what is added.
  amount bigint not null,
  booking_id text references booking deferrable initially deferred,
  note text not null default '',
  check ((kind in ('lock', 'unlock', 'burn', 'return')) <= (booking_id is not null)),
  check (case kind when 'lock' then amount < 0 when 'unlock' then amount > 0 when 'burn' then amount = 0 when 'return' then amount > 0
    when 'issue' then amount > 0 when 'expiry' then amount < 0 when 'refund' then amount < 0 else amount <> 0 end)
);
create index voucher_movement_of on voucher_movement (voucher_id, id);
create index voucher_movement_of_booking on voucher_movement (booking_id) where booking_id is not null;
create index voucher_movement_by_time on voucher_movement (at);
-- A booking locks, burns and releases a voucher once.
create unique index voucher_movement_once on voucher_movement (booking_id, voucher_id, kind) where kind in ('lock', 'unlock', 'burn');
create trigger append_only before update on voucher_movement execute function refuse_change();

-- What staff and programs did to a voucher, apart from moving its balance.
create table voucher_event (
  id bigint generated always as identity primary key,
  voucher_id text not null references voucher,
  at timestamptz not null,
  kind text not null,
  -- Null for programs.
  staff_id uuid references staff,
  facts jsonb not null default '{}'
);
create index voucher_event_of on voucher_event (voucher_id, id);
create trigger append_only before update on voucher_event execute function refuse_change();

-- A corrected balance: above a limit a second person confirms it.
create table voucher_correction (
  id uuid primary key,
  voucher_id text not null references voucher,
  -- Minor units; positive for what is added.
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null check (state in ('proposed', 'confirmed', 'withdrawn')),
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null,
  ended_by uuid references staff,
  ended_at timestamptz,
  check ((state = 'proposed') = (ended_by is null))
);
create index voucher_correction_of on voucher_correction (voucher_id);

-- Key of the digests, encrypted under the server's secret: vouchers outlive a change of that secret.
create table voucher_key (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);
