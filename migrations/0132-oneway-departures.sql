-- Which of an operator's keys brought a departure: two keys may share a flight number, in other weeks and at other times, and each ends only its own.
-- A departure belongs to the key that brought it last; a key without any is a flight that is sold out.
create table supplier.oneway_departure (
  origin text not null,
  destination text not null,
  -- Days since 1970.
  day integer not null,
  flight_id integer not null,
  key text not null references supplier.oneway_flight (key) on delete cascade,
  primary key (origin, destination, day, flight_id)
);
create index oneway_departure_of_key on supplier.oneway_departure (key);
-- Until now a key stood for all days.
insert into supplier.oneway_departure (origin, destination, day, flight_id, key)
select flight ->> 'from', flight ->> 'to', day, id::integer, key
from supplier.oneway_flight, jsonb_array_elements_text(flight -> 'ids') id,
  generate_series(current_date - date '1970-01-01' - 1, current_date - date '1970-01-01' + 800) day
on conflict do nothing;
alter table supplier.oneway_flight drop column flight;
