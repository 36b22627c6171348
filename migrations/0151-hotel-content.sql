-- What operators' files bring of hotels for people to read and to look at. It goes with its hotel.
create table supplier.hotel_text (
  hotel_id integer not null references supplier.hotel on delete cascade,
  -- A kind of hotel text, see domain/search/catalogue.ts.
  section text not null,
  language text not null,
  body text not null,
  primary key (hotel_id, section, language)
);

create table supplier.hotel_review (
  hotel_id integer not null references supplier.hotel on delete cascade,
  -- The sender's own.
  id text not null,
  facts jsonb not null,
  primary key (hotel_id, id)
);

-- Files of photographs, each once, re-encoded as WebP; those that nothing shows are deleted.
create table supplier.picture_file (
  -- As of an upload, see domain/pictures/picture-key.ts.
  id text primary key check (id ~ '^[a-z0-9]{12}[0-9a-f]{12}$'),
  -- SHA-256 of the file that was sent.
  digest bytea not null unique,
  picture bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
-- Pictures are compressed already.
alter table supplier.picture_file alter column picture set storage external;

create table supplier.hotel_picture (
  hotel_id integer not null references supplier.hotel on delete cascade,
  -- Code of the room that it shows; '' for the hotel.
  room_code text not null,
  position integer not null,
  file_id text not null references supplier.picture_file,
  -- The address that it was loaded from and the tag it had there; both null for a file of a delivery.
  url text,
  etag text,
  facts jsonb not null,
  -- The last day on which it may be shown, days since 1970; null for no end.
  valid_until integer,
  primary key (hotel_id, room_code, position)
);
create index hotel_picture_file on supplier.hotel_picture (file_id);
create index hotel_picture_url on supplier.hotel_picture (url);
create index hotel_picture_end on supplier.hotel_picture (valid_until);
