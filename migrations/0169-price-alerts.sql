-- Price alerts: an address asks to be told by mail when the cheapest price of a trip or a search falls. Amounts are minor units of `currency`.
create table price_alert (
  id text primary key,
  -- In lower case. The digest recognises it where alerts of one address are counted.
  email text not null,
  address_digest bytea not null,
  -- The site that was asked on, and the reader's choices there: prices are looked up and mails are written as they were shown.
  brand text not null,
  market text not null,
  locale text not null,
  language text not null,
  origin text not null,
  -- The hotel; null for a whole list.
  hotel_id integer,
  -- Parameters of the search, as an address has them.
  search jsonb not null,
  -- The same hotel and search always give the same text.
  watch_key text not null,
  -- The hotel or places, as the reader was shown them.
  name text not null,
  -- The last day on which the trip can depart, `YYYY-MM-DD`; null where the search leaves it open.
  last_departure text check (last_departure ~ '^\d{4}-\d{2}-\d{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Wanted price of one traveller; null for none.
  target_amount bigint check (target_amount > 0),
  -- What the reader knows that the whole party pays, from the form or the latest mail; null where nothing was sold then.
  known_amount bigint check (known_amount > 0),
  state text not null default 'pending' check (state in ('pending', 'active', 'ended')),
  -- Of the token in the link that confirms, which no table has.
  token_digest bytea not null unique,
  token_until timestamptz not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- When it ends by itself; the reader can prolong it.
  ends_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('reader', 'replaced', 'departed', 'expired', 'gone', 'refused')),
  -- The day since which the brand does not know the hotel or place, `YYYY-MM-DD`.
  missing_since text check (missing_since ~ '^\d{4}-\d{2}-\d{2}$'),
  -- When its prices are looked up next, a job.
  next_check_at timestamptz not null,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz,
  check ((state = 'ended') = (ended_at is not null) and (ended_at is null) = (end_reason is null)),
  check (state <> 'active' or (confirmed_at is not null and ends_at is not null))
);
create unique index price_alert_active on price_alert (address_digest, brand, watch_key) where state = 'active';
create index price_alert_address on price_alert (address_digest);
create index price_alert_due on price_alert (next_check_at) where state = 'active';
create index price_alert_requested on price_alert (requested_at) where state = 'pending';
create index price_alert_ended on price_alert (ended_at) where state = 'ended';

-- What the whole party would have paid on a day; null where nothing was sold.
create table price_alert_price (
  alert_id text not null references price_alert on delete cascade,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  amount bigint check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  primary key (alert_id, day)
);

-- Mails about an alert, each a job and sent once. Of one kind there is one a day.
create table price_alert_mail (
  id text primary key,
  alert_id text not null references price_alert on delete cascade,
  kind text not null check (kind in ('confirm', 'fallen', 'target', 'available', 'ending', 'gone')),
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  old_amount bigint check (old_amount > 0),
  new_amount bigint check (new_amount > 0),
  -- Encrypted, until the mail is sent: the token of the link that confirms.
  sealed_token text,
  created_at timestamptz not null,
  state text not null default 'due' check (state in ('due', 'taken', 'refused', 'needless')),
  next_at timestamptz not null,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz,
  check (sealed_token is null or (kind = 'confirm' and state = 'due')),
  unique (alert_id, kind, day)
);
create index price_alert_mail_due on price_alert_mail (next_at) where state = 'due';

-- Who asked how often, by digests; counted across all processes and forgotten after a day.
create table price_alert_request (
  id bigint generated always as identity primary key,
  address_digest bytea not null,
  -- Null for requests of this machine itself.
  network_digest bytea,
  has_mail boolean not null,
  requested_at timestamptz not null
);
create index price_alert_request_address on price_alert_request (address_digest, requested_at) where has_mail;
create index price_alert_request_network on price_alert_request (network_digest, requested_at);
create index price_alert_request_end on price_alert_request (requested_at);

insert into retention_job (name) values ('price-alerts');
