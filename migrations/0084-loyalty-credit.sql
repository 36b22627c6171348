-- Miles that a booked trip earns, one row for each traveller with a number. The programme credits them after the trip and takes them back
-- when the trip is cancelled.
create table loyalty_credit (
  booking_id text not null references booking on delete cascade,
  traveller text not null,
  member_number text not null,
  last_name text not null,
  points bigint not null check (points > 0),
  state text not null check (state in ('planned', 'credited', 'refused', 'withdrawing', 'withdrawn')),
  due_at timestamptz not null,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz,
  primary key (booking_id, traveller)
);
create index loyalty_credit_due on loyalty_credit (due_at) where state in ('planned', 'withdrawing');

-- Booked trips that earn miles are found without reading the others.
create index booking_earning_miles on booking (booked_at)
  where state = 'booked' and jsonb_path_exists("order", '$.travellers[*] ? (@.frequentFlyer.program == "MilesAndMore")');
