-- Statements with which customers withdraw from a contract (Directive (EU) 2023/2673). Each is a job: it is carried out, and its receipt
-- is acknowledged by mail.
create table withdrawal (
  id text primary key,
  brand text not null,
  language text not null,
  -- Address of the site that it was made on.
  origin text not null,
  name text not null,
  order_number text not null,
  email text not null,
  received_at timestamptz not null,
  -- What became of the contract; null until it was looked for.
  outcome text check (outcome in ('accepted', 'redeemed', 'late', 'unknown')),
  acknowledged_at timestamptz,
  due_at timestamptz not null,
  attempts integer not null default 0,
  locked_by text,
  locked_until timestamptz
);

create index withdrawal_due on withdrawal (due_at) where acknowledged_at is null;
create index withdrawal_received on withdrawal (received_at);

insert into retention_job (name) values ('withdrawals');
