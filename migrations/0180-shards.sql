-- How the hotels are divided among shards. The newest plan that serves is the one that searches go to; a newer one is coming: it serves once each of
-- its shards has a replica.
create table shard_plan (
  version integer generated always as identity primary key,
  shards integer not null check (shards between 1 and 64),
  planned_at timestamptz not null default now(),
  serving_since timestamptz
);

-- Processes that answer for a shard, while they say so.
create table shard_replica (
  id uuid primary key,
  version integer not null references shard_plan on delete cascade,
  shard integer not null check (shard >= 0),
  -- Number of the last batch it has applied.
  sequence bigint not null,
  seen_at timestamptz not null default now()
);
create index shard_replica_by_plan on shard_replica (version, shard);

-- Tables of what hotels are recommended by, which questions name by their digest: too large to be in each of them.
create table shard_ranking (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  used_at timestamptz not null default now()
);
