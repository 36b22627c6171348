-- The embedded payment provider keeps its own books, apart from the shop's: nothing outside src/ports/payment/embedded reads them,
-- but the check of the books. No table ever holds a card's number or its verification code.
create schema payment_provider;

-- Card fields that were opened, and what is known of the card that was typed into them. Its id is the card's token.
create table payment_provider.card (
  id text primary key,
  -- Who may show the fields, and in which language they speak.
  shop_origin text not null,
  language text not null,
  opened_at timestamptz not null,
  entered_at timestamptz,
  -- Six and four digits: as much of a number as may be kept and shown.
  first_digits text check (first_digits ~ '^[0-9]{6}$'),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  outcome text,
  -- A card that was typed in pays once; typed in again, it pays again.
  used_by text,
  check ((entered_at is null) = (outcome is null))
);
create index card_to_forget on payment_provider.card (opened_at);

-- Amounts are minor units.
create table payment_provider.payment (
  id text primary key,
  reference text not null unique,
  -- What was asked for under this reference; null where it was cancelled before.
  request_digest text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  method text not null,
  -- Last four digits of card or account.
  last_four text not null default '' check (last_four ~ '^[0-9]{0,4}$'),
  state text not null check (state in ('pending', 'authorised', 'captured', 'cancelled', 'refused')),
  refusal text,
  authorised bigint not null check (authorised between 0 and amount),
  captured bigint not null check (captured between 0 and amount),
  refunded bigint not null check (refunded between 0 and captured),
  granted_until timestamptz not null,
  is_returned_later boolean not null default false,
  -- What the shopper has to do, null once it is done.
  action_kind text check (action_kind in ('challenge', 'redirect')),
  action_expires_at timestamptz,
  is_refused_anyway boolean not null default false,
  -- Stays when the action is over, so that its page still knows the way back.
  action_id text unique,
  wrong_codes integer not null default 0,
  return_url text,
  language text,
  created_at timestamptz not null,
  check ((state = 'pending') = (action_kind is not null)),
  check ((action_kind is null) = (action_expires_at is null)),
  check ((state = 'captured') = (captured > 0))
);

-- Every move of money, never changed: the evidence that books are checked against.
create table payment_provider.movement (
  id bigint generated always as identity primary key,
  payment_id text not null references payment_provider.payment,
  kind text not null check (kind in ('authorised', 'refused', 'captured', 'cancelled', 'refunded', 'chargeback')),
  amount bigint not null check (amount >= 0),
  at timestamptz not null
);
create index movement_of_payment on payment_provider.movement (payment_id);

-- Calls by idempotency key: what was answered the first time is answered again.
create table payment_provider.call (
  key text primary key,
  digest text not null,
  answer jsonb,
  forget_at timestamptz not null
);
create index call_to_forget on payment_provider.call (forget_at);

-- Messages to the shop until it has taken them.
create table payment_provider.notice (
  id text primary key,
  reference text not null,
  event text not null,
  -- Where it goes: the shop's own address, unless the provider is set up for another.
  shop_origin text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index notice_due on payment_provider.notice (due_at) where delivered_at is null;
create index notice_to_forget on payment_provider.notice (created_at);
