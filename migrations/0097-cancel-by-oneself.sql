-- What the shopper has agreed to pay for cancelling the trip, minor units; null where the supplier's answer decides.
alter table booking add column agreed_fee bigint check (agreed_fee >= 0);

-- Mails about a refund while the trip goes ahead, and about a cancellation that has come in.
alter table booking_mail drop constraint booking_mail_kind_check;
alter table booking_mail add constraint booking_mail_kind_check check (kind in
  ('confirmation', 'soft-booked', 'failed', 'cancelled', 'refund-failed', 'link', 'part-refund', 'cancellation-received'));

-- A goodwill refund above the limit of one person waits for a second one.
alter table due_refund drop constraint due_refund_state_check;
alter table due_refund add constraint due_refund_state_check check (state in ('proposed', 'due', 'refunding', 'refunded', 'failed'));
