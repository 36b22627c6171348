-- A change that is made is not open again while what was paid for it is refunded: the refunds of several changes of a cancelled trip wait for
-- nobody.
drop index one_open_change;
create unique index one_open_change on booking (trip_booking_id)
  where "order" ->> 'kind' = 'change' and state not in ('booked', 'failed', 'cancelled') and booked_at is null;
