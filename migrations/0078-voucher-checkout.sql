-- The purchase of a gift voucher, from its form to the order. It belongs to the browser that began it, like any checkout.
create table voucher_checkout (
  id text primary key,
  -- Key of the visitor's cookie.
  visitor_id text not null,
  brand text not null,
  company_id text not null references company,
  currency text not null,
  -- Minor units; null until an amount is chosen.
  amount bigint check (amount > 0),
  -- What the form holds: buyer and voucher. Null until it was sent.
  info jsonb,
  -- The captcha is passed once: its token is good for one call, and the form may be sent again.
  has_passed_captcha boolean not null default false,
  -- True while it has taken one voucher out of a limited stock.
  holds_stock boolean not null default false,
  revision integer not null default 0,
  created_at timestamptz not null,
  used_at timestamptz not null
);

create index voucher_checkout_created on voucher_checkout (created_at);
create index voucher_checkout_holding on voucher_checkout (used_at) where holds_stock;

-- Face values of which a limited number is for sale. An amount without a row is unlimited.
create table voucher_stock (
  brand text not null,
  amount bigint not null check (amount > 0),
  left_count integer not null check (left_count >= 0),
  primary key (brand, amount)
);

insert into retention_job (name) values ('voucher-checkouts');
