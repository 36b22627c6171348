-- Which line of which file a fact was imported from. The newest row that covers a day decides; covered rows are deleted.
create table supplier.source (
  id bigint generated always as identity primary key,
  -- 'hotel 700001', 'room 700001 DBL', 'plan 3000000000', 'flight QXD-QXK 12345'.
  subject text not null,
  -- 'nights' are rates, states and arrivals together.
  facts text not null check (facts in ('self', 'nights', 'rates', 'states', 'arrivals', 'gone')),
  -- Days since 1970 that the line is about, both included; null where it is about no days.
  first_day integer,
  last_day integer,
  -- Bits from 1 for Monday on.
  weekdays integer not null default 127 check (weekdays between 1 and 127),
  file text not null,
  -- 0 for what a full delivery has left out.
  line integer not null check (line >= 0),
  imported_at timestamptz not null,
  check ((first_day is null) = (last_day is null))
);
create index source_of_subject on supplier.source (subject, id);
