-- What the adapters of real payment providers remember: which payment of theirs is which of ours, what a key was answered, and
-- what was asked while no answer has come. Nothing outside src/ports/payment/vendor reads it. No card's number is ever here.
create schema payment_vendor;

-- Amounts are minor units.
create table payment_vendor.payment (
  -- Our name of the payment.
  reference text primary key,
  -- What the vendor knows it by (refno, merchantReference), and its own id (transactionId, pspReference) as soon as it is known.
  vendor_reference text not null unique,
  vendor_id text,
  -- What was asked for under this reference; null where it was cancelled before.
  request_digest text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  -- asked: the answer has not come yet.
  state text not null check (state in ('asked', 'pending', 'authorised', 'captured', 'cancelled', 'refused')),
  refusal text,
  -- What the shopper has to do, and until when; null once it is done.
  action jsonb,
  action_expires_at timestamptz,
  captured bigint not null default 0 check (captured between 0 and amount),
  -- Key of the call that asks for the money: its answer may be lost.
  capture_key text,
  -- Given up by the bank, not by us.
  is_lapsed boolean not null default false,
  asked_at timestamptz not null,
  check ((state = 'captured') = (captured > 0))
);

create table payment_vendor.refund (
  key text primary key,
  reference text not null references payment_vendor.payment,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'granted', 'refused')),
  vendor_id text,
  asked_at timestamptz not null
);
create index refund_of_payment on payment_vendor.refund (reference);

-- Calls by idempotency key: vendors forget them sooner than a booking may take.
create table payment_vendor.call (
  key text primary key,
  digest text not null,
  answer jsonb,
  forget_at timestamptz not null
);
create index call_to_forget on payment_vendor.call (forget_at);

-- Who speaks with the vendor about a payment: one at a time, in whichever process; no connection waits meanwhile.
create unlogged table payment_vendor.lease (
  reference text primary key,
  holder uuid not null,
  until timestamptz not null
);
