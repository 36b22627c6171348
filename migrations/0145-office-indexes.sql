-- What the first page and the lists of the office look for on every load.
create index booking_hold on booking (hold_id) where hold_id is not null;
create index booking_brand on booking (("order" ->> 'brand'), placed_at desc);
create index combined_trip_tasks on combined_trip (id) where state = 'staff' or has_second_room;
