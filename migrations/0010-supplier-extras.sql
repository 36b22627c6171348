-- What is sold with a hold beside room and seats on the flight, and for whom.
alter table supplier.hold
  -- ChosenExtra[]
  add column extras jsonb not null default '[]',
  add column party_size integer not null default 1 check (party_size > 0),
  -- Traveller[] of the booking; null until it is confirmed.
  add column travellers jsonb;

-- Numbered seats that were chosen, one row for each. Whoever writes here has locked the flight's row in supplier.flights.
create table supplier.taken_seat (
  origin text not null,
  destination text not null,
  day integer not null,
  flight_id bigint not null,
  -- Row and letter, such as '12A'.
  seat text not null,
  hold_id text not null references supplier.hold (id) on delete cascade,
  primary key (origin, destination, day, flight_id, seat)
);
create index taken_seat_of_hold on supplier.taken_seat (hold_id);
create index taken_seat_by_day on supplier.taken_seat (day);
