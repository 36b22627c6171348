-- Attempts in a row to sign in, by a digest of who tries (network or browser) and the account that they name: all processes count together. A row is deleted
-- an hour after its last attempt.
create table sign_in_throttle (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  attempts integer not null check (attempts > 0),
  last_at timestamptz not null
);
create index sign_in_throttle_by_time on sign_in_throttle (last_at);
