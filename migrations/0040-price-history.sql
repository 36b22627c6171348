-- What prices were made of before changes of the supply: a former price is calculated from it (OFFER-037). One row for each factor that
-- a batch replaced. Whoever writes makes the partitions, one for each day of the seller, and drops the old ones.
create table price_history (
  -- The day of the seller on which the former factor ended.
  day date not null,
  -- Number of the batch in the supply log, and the factor's place among those the batch replaced.
  sequence bigint not null,
  place integer not null,
  -- When it ended.
  ended_at timestamptz not null,
  -- What it belongs to, such as a room or a route.
  factor text not null,
  -- Days of stay or departure that it is about, counted from 1970.
  first_day integer not null,
  last_day integer not null check (last_day >= first_day),
  -- A FormerFactor (past-factor.ts).
  former jsonb not null
) partition by range (day);
create index price_history_by_factor on price_history (factor, sequence);

-- How far the history is written, and since when it is whole. Its lock lets one process of all write each batch.
create table price_history_end (
  is_only boolean primary key default true check (is_only),
  sequence bigint not null default 0,
  at timestamptz not null default 'epoch',
  -- Null until the first batch has come.
  complete_since timestamptz
);
insert into price_history_end default values;
