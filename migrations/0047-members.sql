-- People who have signed in at an issuer of identities. Who somebody is only issuer and subject say; an address may change.
create table member (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  -- What the issuer's user record said last.
  email text,
  is_email_verified boolean not null,
  nickname text not null,
  first_name text,
  last_name text,
  user_metadata jsonb not null default '{}',
  wants_newsletter boolean not null default false,
  list_id text,
  created_at timestamptz not null,
  signed_in_at timestamptz not null,
  unique (issuer, subject)
);

-- A browser in which a member is signed in. Only the browser has the token, and only the server what the issuer gave it, encrypted.
create table member_session (
  token_digest bytea primary key,
  member_id uuid not null references member on delete cascade,
  tokens text not null,
  -- Until then one request asks the issuer for new tokens; a refresh token works once.
  refreshing_until timestamptz,
  begun_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index member_session_owner on member_session (member_id);
create index member_session_end on member_session (expires_at);

-- An attempt to sign in: what the issuer's answer has to fit, until it comes. It belongs to the browser that began it and is used once.
create table sign_in_attempt (
  state_digest bytea primary key,
  browser_digest bytea not null,
  pending text not null,
  expires_at timestamptz not null
);
create index sign_in_attempt_end on sign_in_attempt (expires_at);

-- A checkout belongs to its session, and to the member who was signed in.
alter table checkout add column member_id uuid references member on delete set null;
create index checkout_by_member on checkout (member_id) where member_id is not null;

-- A list belongs to a browser, by its key of 22 characters, or to a member.
alter table favorite_list drop constraint favorite_list_owner_check;
alter table favorite_list add constraint favorite_list_owner_check
  check (owner ~ '^[A-Za-z0-9_-]{22}$' or owner ~ '^member:[0-9a-f-]{36}$');

-- A list that a sign-in has merged into another one: the link that shares it shows that one.
alter table favorite_list add column merged_into text references favorite_list on delete cascade;
create index favorite_list_merged on favorite_list (merged_into) where merged_into is not null;

insert into retention_job (name) values ('members');

-- The embedded identity provider, with books of its own.
create schema identity_provider;

-- An address may be claimed by several accounts until one of them proves it: who signs up never learns whether it has one already.
create table identity_provider.account (
  id uuid primary key,
  email text not null,
  is_email_verified boolean not null default false,
  nickname text not null,
  password text not null,
  wants_newsletter boolean not null default false,
  created_at timestamptz not null
);
create unique index account_by_verified_email on identity_provider.account (email) where is_email_verified;
create index account_by_email on identity_provider.account (email, created_at);

-- What its library stores: sessions, grants, codes and tokens.
create table identity_provider.record (
  kind text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (kind, id)
);
create index record_of_grant on identity_provider.record (grant_id) where grant_id is not null;
create index record_by_uid on identity_provider.record (kind, uid) where uid is not null;
create index record_end on identity_provider.record (expires_at);

-- A link of a mail, which proves an address once.
create table identity_provider.mailed_link (
  token_digest bytea primary key,
  account_id uuid not null references identity_provider.account on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  -- The page of the shop that the person came from.
  return_address text,
  expires_at timestamptz not null
);

-- A passkey of an account; its challenges stand among the records.
create table identity_provider.passkey (
  id text primary key,
  account_id uuid not null references identity_provider.account on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_owner on identity_provider.passkey (account_id);

-- Signs ID tokens; the private part is encrypted.
create table identity_provider.signing_key (
  id text primary key,
  private_key text not null,
  created_at timestamptz not null
);
