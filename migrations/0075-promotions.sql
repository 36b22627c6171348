-- Promotion codes: advertised discounts on flights and stay.
create table promotion (
  id text primary key,
  company_id text not null references company,
  brand text not null,
  -- As it is advertised, and in one spelling.
  code text not null,
  normalised text not null,
  -- PromotionDiscount.
  discount jsonb not null,
  currency text check (currency ~ '^[A-Z]{3}$'),
  market text[] not null default '{}',
  valid_from date,
  valid_to date,
  travel_from date,
  travel_to date,
  -- Arrival airports.
  destinations text[] not null default '{}',
  -- Minor units.
  minimum bigint not null default 0 check (minimum >= 0),
  uses_in_all integer check (uses_in_all > 0),
  uses_per_person integer check (uses_per_person > 0),
  combinable_with_vouchers boolean not null default true,
  members_only boolean not null default false,
  created_at timestamptz not null,
  unique (brand, normalised),
  check (currency is not null or (discount ->> 'kind' = 'percent' and minimum = 0))
);

-- Orders that have used a promotion; one that failed is released.
create table promotion_use (
  booking_id text primary key references booking deferrable initially deferred,
  promotion_id text not null references promotion,
  -- Keyed digest of the e-mail address of the person who ordered.
  person_digest bytea not null,
  state text not null check (state in ('locked', 'used', 'released')),
  at timestamptz not null
);
create index promotion_use_of on promotion_use (promotion_id, person_digest) where state <> 'released';
