-- Changes of booked trips.

-- The supplier sets the parts of a changed booking aside and keeps the old ones until the change is confirmed: then the row of the booking
-- gets the new parts, and the row of the change is done.
alter table supplier.hold
  -- The booking that a hold changes; null for a booking's own hold.
  add column changes text references supplier.hold on delete cascade,
  -- What the supplier asks for the change of a hold, or for all changes of a booking, minor units.
  add column change_fee integer not null default 0 check (change_fee >= 0),
  drop constraint hold_state_check,
  add constraint hold_state_check
    check (state in ('held', 'confirmed', 'released', 'expired', 'declined', 'cancelled', 'applied'));
create index open_change_of_hold on supplier.hold (changes) where state = 'held';

-- A trip has at most one change that is under way.
create unique index one_open_change on booking (trip_booking_id)
  where "order" ->> 'kind' = 'change' and state not in ('booked', 'failed', 'cancelled');

-- What changes of the trip have cost the shopper, minor units: a cancellation gives back the price, not these.
alter table booking add column change_fees bigint not null default 0 check (change_fees >= 0);

alter table ledger_transaction drop constraint ledger_transaction_kind_check, add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'payout', 'chargeback', 'chargeback-reversal', 'cancellation', 'compensation',
   'voucher-redemption', 'voucher-return', 'voucher-expiry', 'voucher-correction', 'miles-redemption', 'miles-return', 'change'));
