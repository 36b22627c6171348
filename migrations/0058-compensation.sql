-- What a guest gets back after a complaint.
create table case_compensation (
  id uuid primary key,
  case_id uuid not null references complaint_case on delete cascade,
  booking_id text not null references booking,
  kind text not null check (kind in ('price-reduction', 'goodwill')),
  -- Minor units of the currency that was charged.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('proposed', 'confirmed', 'paid-out', 'withdrawn')),
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null,
  confirmed_by uuid references staff,
  confirmed_at timestamptz,
  ended_by uuid references staff,
  ended_at timestamptz,
  check ((state in ('confirmed', 'paid-out')) <= (confirmed_by is not null))
);
create index case_compensation_of on case_compensation (case_id);
create index case_compensation_of_booking on case_compensation (booking_id);
create index case_compensation_waiting on case_compensation (proposed_at) where state in ('proposed', 'confirmed');

alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'payout', 'chargeback', 'chargeback-reversal', 'cancellation', 'compensation'));
