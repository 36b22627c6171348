-- Several reports may wait for staff at once: none hides another.
drop index booking_by_attention;
alter table booking alter column attention type text[]
  using case when attention is null then null else array[attention] end;

-- Counts the refunds that came to nothing: each new one has a key of its own at the provider.
alter table booking add column refund_round integer not null default 0;

-- A trip that staff have sent on has not failed.
update booking set failure = null
  where failure is not null and state in ('capturing', 'writing', 'booked', 'cancelling', 'refunding', 'cancelled');

-- A booking that failed stays failed while its refund is made once more: its checkout may have another booking by now.
drop index booking_of_checkout;
alter table booking drop column has_failed;
alter table booking add column has_failed boolean generated always as (
  state = 'failed' or (
    failure is not null
    and (state = 'refunding' or (state = 'manual-review' and resume_state is not distinct from 'refunding'))
  )
) stored;
create unique index booking_of_checkout on booking (checkout_id) where not has_failed;
-- These went with the column.
create index booking_with_people on booking (placed_at) where anonymised_at is null and not has_failed;
create index failed_booking_with_people on booking (placed_at) where anonymised_at is null and has_failed;

-- Staff see what they have to decide before everything else.
alter table booking add column needs_staff boolean generated always as (
  attention is not null or state = 'manual-review'
) stored;
create index booking_for_staff on booking (needs_staff desc, placed_at desc);

-- A refund that had come back before: staff decide about it from now on.
update booking set state = 'manual-review', resume_state = 'refunding', reason = 'refund-failed'
  where payment_state = 'refund-failed' and to_refund > 0 and state in ('failed', 'cancelled');

-- Money that staff pay out by our own bank.
alter table ledger_entry drop constraint ledger_entry_account_check;
alter table ledger_entry add constraint ledger_entry_account_check
  check (account in ('shopper', 'provider', 'supplier', 'margin', 'bank'));
alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'payout', 'chargeback', 'chargeback-reversal', 'cancellation'));
