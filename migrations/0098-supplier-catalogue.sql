-- Everything a supplier sells comes from its tables: places and airports too. The demo world fills them like any other supplier.
create table supplier.place (
  id integer primary key,
  -- Destination of the catalogue.
  facts jsonb not null
);
create table supplier.airport (
  code text primary key,
  -- Airport of the catalogue.
  facts jsonb not null
);
-- Null until the store is opened the next time.
alter table supplier.airline add column name text;

-- What feeds call a room and a plan; where it is null, the number is the code.
alter table supplier.room
  add column code text,
  -- HotelRoom of the catalogue without its id; null where the demo world describes the room.
  add column facts jsonb,
  -- Rooms of this kind for every night; null where the demo world draws their number.
  add column allotment integer check (allotment between 0 and 255),
  add unique (hotel_id, code);
alter table supplier.plan add column code text;

-- Numbers of plans that feeds bring; those of the demo world are lower.
create sequence supplier.plan_id minvalue 3000000000 maxvalue 4294967295 no cycle;
