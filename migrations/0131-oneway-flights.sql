-- What an operator's key of a flight stands for, so that a later delivery changes or ends it: its airports and its ids, one for each booking
-- class, on all days.
create table supplier.oneway_flight (
  key text primary key,
  flight jsonb not null
);
