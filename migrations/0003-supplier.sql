-- The embedded supplier keeps its own books, apart from the shop's: nothing outside src/ports/supply/embedded reads them.
create schema supplier;

-- Which world the tables hold; filled anew when these parameters differ.
create table supplier.world (
  is_only boolean primary key default true check (is_only),
  hotels integer not null,
  seed bigint not null,
  generator integer not null,
  -- Days are counted from 1970-01-01. Reviews are dated back from the day the world was made on.
  made_on integer not null,
  -- First day that can still be sold.
  first_day integer not null
);

create table supplier.airline (
  code text primary key,
  facts jsonb not null
);

create table supplier.hotel (
  id integer primary key,
  facts jsonb not null
);

-- The invented hotel that card, texts and reviews are made from.
create table supplier.hotel_entry (
  hotel_id integer primary key,
  entry jsonb not null
);

create table supplier.plan (
  id bigint primary key,
  hotel_id integer not null,
  room_id integer not null,
  facts jsonb not null
);
create index plan_of_room on supplier.plan (hotel_id, room_id);

-- Nights of a plan, packed (pack-nights.server.ts): 4 bytes each, a ring of 388 days. Below 2 kB, so it stays in the row.
create table supplier.nights (
  plan_id bigint primary key,
  nights bytea not null
);
alter table supplier.nights alter column nights set storage external;

-- Rooms left, a byte for each of the 388 nights of the ring. Whoever changes a room's stock or the nights of its plans
-- locks this row first, then flights in the order of their key, then the end of the feed.
create table supplier.room (
  hotel_id integer not null,
  room_id integer not null,
  free bytea not null,
  primary key (hotel_id, room_id)
);

-- Departures from one airport to another within 128 days (block = day / 128), packed (pack-flights.server.ts).
create table supplier.flights (
  origin text not null,
  destination text not null,
  block integer not null,
  flights bytea not null,
  primary key (origin, destination, block)
);
alter table supplier.flights alter column flights set storage external;

-- Number of the last batch. Its row is locked from the taking of a number to the commit: no reader sees 7 before 6.
create table supplier.feed_end (
  is_only boolean primary key default true check (is_only),
  sequence bigint not null
);
insert into supplier.feed_end (sequence) values (0);

create table supplier.feed (
  sequence bigint primary key,
  -- Milliseconds since 1970.
  at bigint not null,
  changes jsonb not null
);

-- Live calls by idempotency key: what was answered the first time is answered again.
create table supplier.call (
  key text primary key,
  -- What was asked; the same key with another question is a bug of the caller.
  digest text not null,
  answer jsonb,
  forget_at timestamptz not null
);
create index call_to_forget on supplier.call (forget_at);

create table supplier.hold (
  id text primary key,
  state text not null check (state in ('held', 'confirmed', 'released', 'expired', 'declined', 'cancelled')),
  expires_at timestamptz not null,
  offer jsonb not null,
  -- What was taken out of sale: rooms of so many nights, and seats on each of the two flights.
  hotel_id integer not null,
  room_id integer not null,
  first_night integer not null,
  nights integer not null check (nights > 0),
  seats integer not null check (seats >= 0),
  free_cancellation_days integer,
  booking_number text unique,
  fee integer,
  check (state not in ('confirmed', 'cancelled') or booking_number is not null),
  check (state <> 'cancelled' or fee is not null)
);
create index hold_to_expire on supplier.hold (expires_at) where state = 'held';
