-- What a booking has of its vouchers and its miles.
alter table booking
  add column voucher_state text not null default 'none',
  add column miles_state text not null default 'none',
  add column miles_reservation text,
  -- Minor units of redeemed miles that are still to be given back.
  add column miles_to_return bigint not null default 0 check (miles_to_return >= 0);

-- A voucher's own movements, such as its expiry, belong to no booking.
alter table ledger_transaction
  alter column booking_id drop not null,
  add column voucher_id text,
  add constraint ledger_transaction_belongs check (num_nonnulls(booking_id, voucher_id) = 1);
create index ledger_transaction_of_voucher on ledger_transaction (voucher_id) where voucher_id is not null;

alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'payout', 'chargeback', 'chargeback-reversal', 'cancellation', 'compensation',
   'voucher-redemption', 'voucher-return', 'voucher-expiry', 'voucher-correction', 'miles-redemption', 'miles-return'));

alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('shopper', 'provider', 'supplier', 'margin', 'bank', 'voucher', 'miles', 'breakage'));
-- What is owed for vouchers on a past day is the sum of these.
create index ledger_entry_of_vouchers on ledger_entry (transaction_id) include (amount) where account = 'voucher';
