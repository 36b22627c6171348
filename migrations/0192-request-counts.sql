-- bearable: only a new table
-- Requests of this minute that guard money and sign-in, by a keyed digest of who makes them and what for: all processes count together. Nothing is lost with a
-- crash but some counts of the last minute, so the table is not logged.
create unlogged table request_count (
  digest bytea primary key,
  count integer not null check (count > 0),
  ends_at timestamptz not null
);
create index request_count_by_end on request_count (ends_at);
