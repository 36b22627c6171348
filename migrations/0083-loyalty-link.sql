-- A shopper's link to the loyalty programme: a member's belongs to the account, a guest's to the session of the checkout.
create table loyalty_link (
  id text primary key,
  member_id uuid unique references member on delete cascade,
  session text unique,
  member_number text not null,
  first_name text not null,
  last_name text not null,
  -- Encrypted: its holder can redeem miles.
  token text not null,
  created_at timestamptz not null,
  check ((member_id is null) <> (session is null))
);
create index loyalty_link_by_time on loyalty_link (created_at) where session is not null;

-- A shopper who is at the programme's page. The state comes back with the answer; only its digest is stored.
create table loyalty_link_attempt (
  state bytea primary key,
  checkout_id text not null references checkout on delete cascade,
  code_verifier text not null,
  expires_at timestamptz not null
);

insert into retention_job (name) values ('loyalty');
