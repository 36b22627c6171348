-- A trip that is bought but for a payment of its flights of which nobody knows: it is wanted, unlike one that staff have to give back.
alter table combined_trip drop constraint combined_trip_state_check;
alter table combined_trip add constraint combined_trip_state_check check (
  state in ('held', 'booking', 'payment-open', 'undoing', 'booked', 'cancelling', 'cancelled', 'released', 'refused', 'staff')
);
-- What waits for staff is looked at again, as booked flights are.
drop index combined_trip_tasks;
create index combined_trip_tasks on combined_trip (id) where state in ('staff', 'payment-open') or has_second_room;
