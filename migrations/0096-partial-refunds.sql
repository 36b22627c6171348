-- Refunds of a part while the trip goes ahead: own money first (booking.refunded, or paid out by staff), then miles, then vouchers.
alter table booking add column paid_out bigint not null default 0 check (paid_out >= 0);
alter table booking add column refunded_miles bigint not null default 0 check (refunded_miles >= 0);
alter table booking add column refunded_vouchers bigint not null default 0 check (refunded_vouchers >= 0);

-- The due refund that is being made, or was the last one made: id and reason.
alter table booking add column due_refund jsonb;

-- A booking makes one refund at a time.
create unique index due_refund_in_progress on due_refund (booking_id) where state = 'refunding';
