-- Whoever's trip was cancelled is told so by mail, once.
alter table booking_mail drop constraint booking_mail_kind_check;
alter table booking_mail add constraint booking_mail_kind_check
  check (kind in ('confirmation', 'soft-booked', 'failed', 'cancelled'));
