-- A change is open until its trip says what it changes: also while its documents are made once it is paid, and while staff look at those.
drop index one_open_change;
create unique index one_open_change on booking (trip_booking_id)
  where "order" ->> 'kind' = 'change' and state not in ('booked', 'failed', 'cancelled')
    and (booked_at is null or state = 'writing' or (state = 'manual-review' and resume_state = 'writing'));
