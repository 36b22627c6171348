-- Finds the combined trip of an own booking, whose supplier announces changes by its own number.
create index combined_trip_room on combined_trip ((room ->> 'vendorId'));
create index combined_trip_flights on combined_trip ((flights ->> 'vendorId'));
