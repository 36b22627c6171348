-- Announcements of the supplier about a number that no booking of the shop has yet, such as that of a part of a trip that is still being bought.
-- They are read again at their place in the supplier's list until a booking has the number.
create table waiting_notice (
  -- The supplier's id of the announcement.
  id text primary key,
  sequence bigint not null,
  -- As it was announced.
  booking_number text not null,
  received_at timestamptz not null,
  -- When somebody was told that no booking has the number; null until then.
  reported_at timestamptz
);
create index waiting_notice_by_place on waiting_notice (sequence);
