-- Vendors take a refund on before they give it: accepted waits for the message.
alter table payment_vendor.refund drop constraint refund_state_check;
alter table payment_vendor.refund add constraint refund_state_check
  check (state in ('asked', 'accepted', 'granted', 'refused'));

create index payment_by_vendor_id on payment_vendor.payment (vendor_id);

-- Payments that are over here while the vendor may still hold or take money for them: asked again until the vendor has said that
-- nothing is left, or staff are told.
create table payment_vendor.ending (
  reference text not null references payment_vendor.payment,
  -- The vendor's id of the payment; empty while it is not known.
  vendor_id text not null,
  since timestamptz not null,
  tries integer not null default 0,
  -- When the vendor is asked again; null once it is over, or staff know.
  next_at timestamptz,
  primary key (reference, vendor_id)
);
create index ending_due on payment_vendor.ending (next_at) where next_at is not null;

-- What a provider has reported about the money of a booking, each message once; applied as soon as the booking can take it.
create table payment_message (
  booking_id text not null references booking,
  id text not null,
  event text not null,
  -- Minor units; null for the whole payment.
  amount bigint,
  received_at timestamptz not null,
  -- Null once it is applied.
  next_at timestamptz,
  primary key (booking_id, id)
);
create index payment_message_due on payment_message (next_at) where next_at is not null;

alter table booking
  -- Minor units that the shopper's bank has taken back.
  add column charged_back bigint not null default 0,
  -- What staff have to look at, whatever the state; null once they have.
  add column attention text;
update booking set charged_back = coalesce((
  select sum(e.amount) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
  where t.booking_id = booking.id and t.kind = 'chargeback' and e.account = 'shopper'), 0)
where payment_state = 'charged-back';
create index booking_by_attention on booking (placed_at) where attention is not null;

alter table ledger_transaction drop constraint ledger_transaction_kind_check;
alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in
  ('sale', 'capture', 'refund', 'refund-reversal', 'chargeback', 'chargeback-reversal', 'cancellation'));

alter table booking_mail drop constraint booking_mail_kind_check;
alter table booking_mail add constraint booking_mail_kind_check
  check (kind in ('confirmation', 'soft-booked', 'failed', 'cancelled', 'refund-failed'));
