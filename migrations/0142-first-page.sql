-- How often each step of a sale was reached, by day: no person, no visit and no address. Every process adds what it has counted.
create table sale_step_count (
  -- By the clock of the shop.
  day date not null,
  brand text not null,
  market text not null,
  step text not null check (step in ('search', 'hotel', 'checkout')),
  count bigint not null check (count > 0),
  primary key (day, brand, market, step)
);

-- Departures of the next days, and the list of bookings by departure: `departureOf` in list-departures.server.ts.
create index booking_by_departure on booking (
  left(coalesce(coalesce(amended, "order") -> 'trip' -> 'outbound' ->> 'departure', coalesce(amended, "order") -> 'trip' ->> 'checkIn'), 10)
);
