-- The ordered log of supply changes that every replica of the offer index follows. Numbers have no gaps; batches that no
-- replica needs any more are removed from the front.
create table supply_log (
  sequence bigint primary key check (sequence > 0),
  -- A SupplyBatch as JSON, compressed with Zstandard (encode-batch.server.ts).
  batch bytea not null,
  appended_at timestamptz not null default now()
);
-- What is compressed already need not be tried again.
alter table supply_log alter column batch set storage external;

-- Tells this log from that of another database: names its stream on a shared NATS and the folder of its snapshots.
create table supply_log_identity (
  is_only boolean primary key default true check (is_only),
  id uuid not null default gen_random_uuid()
);
insert into supply_log_identity default values;
