-- Hotels that somebody keeps (FAV-008). The owner is the visitor's key; who signs in later takes the list along.
create table favorite_list (
  owner text primary key check (owner ~ '^[A-Za-z0-9_-]{22}$'),
  -- Whoever has it may look at the list and change nothing.
  share_token text not null unique check (share_token ~ '^[A-Za-z0-9_-]{22}$')
);

create table favorite (
  owner text not null references favorite_list on delete cascade,
  hotel_id integer not null check (hotel_id > 0),
  added_at timestamptz not null,
  -- The search it was found with, as address parameters, and what was shown of it then: to say what has changed since.
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  offer text,
  shown_total bigint check (shown_total > 0),
  primary key (owner, hotel_id)
);
