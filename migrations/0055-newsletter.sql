-- Newsletter: consents, suppression and work are the shop's own, whoever keeps the contacts.

-- Key of the digests of addresses below, encrypted under the server's secret: digests outlive a change of that secret.
create table newsletter_key (
  is_only boolean primary key default true check (is_only),
  sealed text not null
);

-- Proof of who agreed to what: one row for each list that somebody asked for. The address stands here until it is confirmed, then its
-- digest alone.
create table newsletter_consent (
  id uuid primary key,
  address_digest bytea not null,
  brand text not null,
  -- Brand and key of the list, such as `abendmeer.offers`.
  list text not null,
  source text not null,
  -- Version of the text that the person agreed to.
  text_version text not null,
  language text not null,
  state text not null check (state in ('pending', 'confirmed', 'ended')),
  email text,
  -- The address that this one replaces once it is confirmed.
  former_email text,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  check ((email is not null) = (state = 'pending')),
  check (former_email is null or state = 'pending'),
  check ((ended_at is not null) = (state = 'ended'))
);
create unique index newsletter_consent_open on newsletter_consent (address_digest, list, state) where state <> 'ended';
create index newsletter_consent_requested on newsletter_consent (requested_at) where state = 'pending';
create index newsletter_consent_ended on newsletter_consent (ended_at) where state = 'ended';

-- Addresses that get nothing until they agree again by a link in a mail; `*` is every list.
create table newsletter_suppression (
  address_digest bytea not null,
  list text not null,
  reason text not null,
  suppressed_at timestamptz not null,
  primary key (address_digest, list)
);

-- Who asked how often, by digests; counted across all processes and forgotten after a day.
create table newsletter_request (
  id bigint generated always as identity primary key,
  address_digest bytea not null,
  network_digest bytea,
  has_mail boolean not null,
  requested_at timestamptz not null
);
create index newsletter_request_address on newsletter_request (address_digest, requested_at) where has_mail;
create index newsletter_request_network on newsletter_request (network_digest, requested_at) where network_digest is not null;
create index newsletter_request_end on newsletter_request (requested_at);

-- What is still to be done for an address: mails, and bringing lists of the contacts in line with the consents. Deleted when done.
create table newsletter_task (
  id text primary key,
  kind text not null check (kind in ('confirm', 'change', 'sync', 'erase')),
  email text not null,
  former_email text,
  brand text not null,
  locale text not null,
  origin text not null,
  language text not null,
  lists text[] not null,
  consent_ids text[] not null default '{}',
  created_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz
);
create index newsletter_task_due on newsletter_task (next_at);
create index newsletter_task_email on newsletter_task (email);

-- Contacts and lists where no vendor keeps them.
create schema newsletter;
create table newsletter.contact (
  email text primary key,
  salutation text check (salutation in ('MALE', 'FEMALE')),
  first_name text not null default '',
  last_name text not null default '',
  birthdate text,
  preferred_airports text[] not null default '{}',
  preferred_travel_types text[] not null default '{}',
  has_children boolean not null default false,
  has_miles_more boolean not null default false,
  country text,
  tracking_permission boolean not null default false,
  language text not null
);
create table newsletter.list_member (
  email text not null references newsletter.contact on update cascade on delete cascade,
  list text not null,
  primary key (email, list)
);

insert into retention_job (name) values ('newsletter');
