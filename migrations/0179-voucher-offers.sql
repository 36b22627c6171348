-- A gift voucher in place of money that is due back, which only the traveller can agree to (directive (EU) 2015/2302, Article 12(4)). Each refund is offered
-- one once. Nothing about the refund changes by the offer: it is sent when it is due, and the offer ends with it.
create table voucher_offer (
  id text primary key,
  due_refund_id text not null unique references due_refund on delete cascade,
  -- Minor units of the booking's currency: the money that it takes the place of, and what the voucher is worth above that.
  amount bigint not null check (amount > 0),
  bonus bigint not null check (bonus >= 0),
  offered_by text not null,
  note text not null,
  offered_at timestamptz not null,
  -- Its own deadline, or when the refund is sent at the latest.
  ends_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'taken', 'refused')),
  answered_at timestamptz,
  -- What the traveller read when they answered, and in which language.
  answer_language text,
  answer_words text,
  voucher_id text unique references voucher,
  -- The mail about it, a job.
  mail_state text not null default 'due' check (mail_state in ('due', 'taken', 'refused', 'ended')),
  next_at timestamptz not null,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz,
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'taken') = (voucher_id is not null)),
  check ((answered_at is null) = (answer_words is null) and (answered_at is null) = (answer_language is null))
);
create index voucher_offer_mail_due on voucher_offer (next_at) where mail_state = 'due';

-- A refund that no longer waits for its time: the trip is about to be cancelled, which counts what was refunded before.
alter table due_refund add column is_hurried boolean not null default false;

-- The refund that a voucher has settled, and what the company adds to it.
alter table ledger_transaction drop constraint ledger_transaction_kind_check, add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'payout', 'chargeback', 'chargeback-reversal', 'cancellation', 'compensation',
   'voucher-redemption', 'voucher-return', 'voucher-expiry', 'voucher-correction', 'voucher-payout', 'miles-redemption', 'miles-return', 'change'));
alter table ledger_entry drop constraint ledger_entry_account_check, add constraint ledger_entry_account_check
  check (account in ('shopper', 'provider', 'supplier', 'margin', 'bank', 'voucher', 'bonus', 'miles', 'breakage'));
