-- Checkouts that a partner's server has begun for a shopper, until the shopper's browser opens them.
create table partner_checkout (
  partner text not null,
  -- The partner's own name of the call: called again, it is the same checkout.
  reference text not null,
  checkout_id text not null references checkout (id) on delete cascade,
  -- Of the key in the address that opens it; only the latest one does.
  key_digest bytea not null unique,
  opens_until timestamptz not null,
  opened_at timestamptz,
  created_at timestamptz not null,
  primary key (partner, reference)
);
create index partner_checkout_checkout on partner_checkout (checkout_id);
