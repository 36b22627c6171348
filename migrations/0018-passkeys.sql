-- Passkeys of staff (WebAuthn), beside password and code.
create table staff_passkey (
  -- As authenticators name it, base64url.
  id text primary key,
  staff_id uuid not null references staff (id),
  -- Host it was made for; it opens no other.
  host text not null,
  -- COSE.
  public_key bytea not null,
  -- Of the authenticator: one that runs back is a copy.
  counter bigint not null,
  transports text[] not null,
  -- What its owner calls it.
  name text not null check (name <> '' and length(name) <= 60),
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_owner on staff_passkey (staff_id, made_at);

-- What an authenticator has to sign: drawn by the server, good for one answer within a few minutes.
create table staff_challenge (
  digest bytea primary key,
  -- Whose new passkey it is for; null for signing in, where nobody is known yet.
  staff_id uuid references staff (id),
  expires_at timestamptz not null
);
create index staff_challenge_end on staff_challenge (expires_at);

-- Links with which an account's owner sets password and second factor: one at a time, good for once. The link is known to
-- whoever was given it alone.
create table staff_set_up (
  staff_id uuid primary key references staff (id),
  token_digest bytea not null unique,
  -- The secret that the authenticator is to take, base32.
  code_secret text not null,
  expires_at timestamptz not null
);
