-- What payment vendors have reported and could not be recorded when it came: the vendor gets its answer all the same, because it
-- sends nothing else before, and the message is recorded later.
create table payment_vendor.message (
  id uuid primary key,
  -- What was read of the signed message, after its signature was checked. It names nobody.
  content jsonb not null,
  received_at timestamptz not null,
  tries integer not null default 0,
  -- When it is tried again; null once nobody tries any more.
  next_at timestamptz
);
create index message_due on payment_vendor.message (next_at) where next_at is not null;
