-- Gift vouchers on their way to whom they are for. The code is made when a row is due, and is in its mail alone.
create table voucher_delivery (
  voucher_id text primary key references voucher,
  due_at timestamptz not null,
  -- Null until the mail was accepted, or nothing is delivered any more.
  ended_at timestamptz,
  end_reason text check (end_reason in ('delivered', 'refused', 'withdrawn', 'unavailable')),
  attempts integer not null default 0,
  locked_by text,
  locked_until timestamptz,
  check ((ended_at is null) = (end_reason is null))
);

create index voucher_delivery_due on voucher_delivery (due_at) where ended_at is null;
