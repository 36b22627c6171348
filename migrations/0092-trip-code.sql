-- One-time codes, sent to a booking's address, with which a traveller may change a trip (checkout X-092).
create table trip_code (
  id bigint generated always as identity primary key,
  booking_id text not null references booking on delete cascade,
  -- HMAC of the code: six digits alone could be guessed from a plain hash.
  code_digest bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0,
  used_at timestamptz
);
create index trip_code_of_booking on trip_code (booking_id, sent_at desc);
