-- The newest record of each hotel that was refused because of its currency, for those who ask why the hotel is not sold. Goes when a plan or
-- nights of the hotel are taken.
create table supplier.refused_currency (
  hotel_id integer primary key,
  currency text not null,
  file text not null,
  line integer not null check (line > 0),
  refused_at timestamptz not null
);
