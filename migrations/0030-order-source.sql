-- Where an order came from: what open holds and refused cards are counted by. Stored next to the booking, because it is deleted after a day.
create table booking_source (
  booking_id text primary key references booking on delete cascade,
  placed_at timestamptz not null,
  -- Keyed digests: neither the session's cookie nor the address can be read from them.
  session text not null,
  -- Null for a client on this machine.
  address text,
  is_card boolean not null,
  -- First six digits of the card; null where the provider does not say.
  card_range text check (card_range ~ '^[0-9]{6}$'),
  check (is_card or card_range is null)
);
create index booking_source_session on booking_source (session, placed_at);
create index booking_source_address on booking_source (address, placed_at) where address is not null;
create index booking_source_range on booking_source (card_range, placed_at) where card_range is not null;
create index booking_source_age on booking_source (placed_at);

-- The card that was authorised: what the order's price is compared with. Never more than six digits.
alter table payment_provider.payment add column first_digits text check (first_digits ~ '^[0-9]{6}$');
alter table payment_vendor.payment add column card jsonb;
