-- The embedded loyalty programme keeps its own books, apart from the shop's: nothing outside src/demo/loyalty-programme reads them.
create schema loyalty_programme;

create table loyalty_programme.member (
  number text primary key check (number ~ '^[0-9]{15}$'),
  first_name text not null,
  last_name text not null,
  -- Salt and hash.
  pin text not null,
  wrong_pins integer not null default 0,
  locked_until timestamptz,
  joined_at timestamptz not null
);

-- Every move of points, never changed: a balance is the sum of them. It may fall below 0 where credited points are taken back.
create table loyalty_programme.movement (
  id bigint generated always as identity primary key,
  member_number text not null references loyalty_programme.member,
  kind text not null check (kind in ('opening', 'reserved', 'released', 'lapsed', 'given-back', 'credited', 'taken-back')),
  points bigint not null check (points <> 0),
  reference text not null,
  at timestamptz not null
);
create index movement_of_member on loyalty_programme.movement (member_number);

-- One for each reference of a partner, also for one that was released before it was reserved.
create table loyalty_programme.reservation (
  reference text primary key,
  id text not null unique,
  member_number text references loyalty_programme.member,
  points bigint not null check (points >= 0),
  state text not null check (state in ('open', 'redeemed', 'released')),
  given_back bigint not null default 0 check (given_back between 0 and points),
  lapses_at timestamptz not null,
  check ((member_number is null) = (points = 0))
);
create index reservation_open on loyalty_programme.reservation (member_number) where state = 'open';

create table loyalty_programme.credit (
  reference text not null,
  member_number text not null,
  points bigint not null check (points >= 0),
  is_taken_back boolean not null default false,
  primary key (reference, member_number)
);

-- What a partner exchanges once for a token, and the tokens; only digests of both.
create table loyalty_programme.code (
  digest bytea primary key,
  member_number text not null references loyalty_programme.member,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null
);
create table loyalty_programme.token (
  digest bytea primary key,
  member_number text not null references loyalty_programme.member,
  issued_at timestamptz not null
);

-- Calls by idempotency key: what was answered the first time is answered again.
create table loyalty_programme.call (
  key text primary key,
  digest text not null,
  answer jsonb,
  forget_at timestamptz not null
);
create index call_to_forget on loyalty_programme.call (forget_at);
