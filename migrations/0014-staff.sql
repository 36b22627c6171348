-- People who work here. Nobody signs up by themselves: an account is made on the server (`npm run staff`).
create table staff (
  id uuid primary key default gen_random_uuid(),
  -- Lower case.
  email text not null unique check (email = lower(email)),
  name text not null check (name <> ''),
  role text not null check (role in ('service', 'editor', 'publisher', 'admin')),
  -- scrypt with its parameters and salt, see prove-password.server.ts.
  password text not null,
  -- Base32 secret of the second factor (RFC 6238), and the last step of time a code was used for: no code serves twice.
  code_secret text not null,
  code_step bigint not null default 0,
  -- Wrong attempts since the last right one, and until when no further one is looked at.
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- The token itself is known to the browser alone.
create table staff_session (
  token_digest bytea primary key,
  staff_id uuid not null references staff (id),
  begun_at timestamptz not null,
  expires_at timestamptz not null
);

-- Who did what; nothing is ever changed or removed.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id uuid references staff (id),
  action text not null,
  -- What it was done to, such as a booking number.
  subject text not null default '',
  facts jsonb not null default '{}'
);
create trigger append_only before update or delete or truncate on staff_audit execute function refuse_change();
