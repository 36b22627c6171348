-- Trips that are given back, and nobody knows yet whether all of it is: looked at again as booked ones are.
create index combined_trip_undoing on combined_trip (id) where state = 'undoing';
