-- A room whose booking was repeated after a time-out may have been booked twice: its supplier is asked once more, later.
alter table combined_trip
  -- When its bookings were last counted; null for never.
  add column rooms_counted_at timestamptz,
  -- Its supplier has a booking too many; null while nobody knows.
  add column has_second_room boolean;
-- Trips to count.
create index combined_trip_repeated on combined_trip (id)
  where (room ->> 'attempts')::integer > 1 and has_second_room is distinct from false;
