-- Files of complaints. The content is on disk, under the id. A file belongs to the visitor who sends it until it belongs to a case.
create table complaint_file (
  id uuid primary key,
  -- Digest of the visitor's key; null once the file belongs to a case.
  owner bytea,
  -- Keyed digest of the visitor's network: its staged files are limited. Null for this machine itself.
  network text,
  case_id uuid,
  name text not null,
  -- Media type by content; null until the file is complete.
  type text,
  bytes bigint not null check (bytes > 0),
  scan text not null default 'unscanned' check (scan in ('clean', 'infected', 'unscanned')),
  scan_attempts integer not null default 0,
  scanned_at timestamptz,
  -- Until then one request writes to the file.
  written_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((owner is null) <> (case_id is null)),
  check (case_id is null or type is not null),
  check ((case_id is null) = (expires_at is not null))
);
create index complaint_file_owner on complaint_file (owner) where owner is not null;
create index complaint_file_network on complaint_file (network) where owner is not null;
create index complaint_file_case on complaint_file (case_id) where case_id is not null;
create index complaint_file_expiry on complaint_file (expires_at) where expires_at is not null;
create index complaint_file_unscanned on complaint_file (created_at) where scan = 'unscanned' and case_id is not null;

-- A form that was sent, by digest of its key and its visitor: sent twice it opens one case.
create table complaint_submission (
  key bytea primary key,
  -- Null until the case is open; until then one request works on it.
  case_id uuid,
  case_number text,
  opening_until timestamptz,
  sent_at timestamptz not null,
  check ((case_id is null) = (case_number is null))
);
create index complaint_submission_sent on complaint_submission (sent_at);

-- What a form without script is answered with: errors and what was typed, encrypted, for the page after it.
create table complaint_reply (
  key bytea primary key,
  content text not null,
  expires_at timestamptz not null
);
create index complaint_reply_expiry on complaint_reply (expires_at);

-- Numbers of bookings that were guessed wrong, by keyed digests of session and network.
create table complaint_miss (
  source text not null,
  at timestamptz not null
);
create index complaint_miss_source on complaint_miss (source, at);
create index complaint_miss_at on complaint_miss (at);

insert into retention_job (name) values ('complaints');
