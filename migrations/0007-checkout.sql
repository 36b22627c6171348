-- A checkout: one offer that somebody is about to book, as the supplier confirmed it when it was begun.
create table checkout (
  -- 128 random bits in URL-safe letters: knowing it is not enough, the session has to be the same (checkout X-092, X-102).
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  session text not null check (session ~ '^[A-Za-z0-9_-]{22}$'),
  brand text not null,
  created_at timestamptz not null,
  -- Minor units of the whole party, and the currency that is charged.
  base_total bigint not null check (base_total > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The offer's key and the party, as the supplier is asked for them.
  offer_key jsonb not null,
  party jsonb not null,
  -- What the shopper saw of hotel and flights when the checkout began.
  trip jsonb not null
);

create index checkout_session on checkout (session, created_at desc);
