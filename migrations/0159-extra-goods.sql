-- Transfers and other extras that an operator's files bring. Supply facts know none of them: the search needs only flights and stays.
create table supplier.extra_goods (
  -- The kind of file, in which codes are unique.
  feed text not null check (feed in ('transfer', 'extra')),
  code text not null,
  -- Where it is sold; null for everywhere.
  hotel_id integer,
  place_id integer,
  airport text,
  facts jsonb not null,
  primary key (feed, code),
  check (hotel_id is null or place_id is null)
);
create index extra_goods_of_hotel on supplier.extra_goods (hotel_id);
create index extra_goods_of_place on supplier.extra_goods (place_id);
