-- Trips whose parts come from live suppliers. The row is written before and after each call to a supplier, so that a call that is repeated after a
-- crash finds what was done.
create table combined_trip (
  -- Unguessable; the id of the hold.
  id text primary key,
  hold_key text not null unique,
  -- What was asked to be held; the same key with another question is a bug of the caller.
  digest text not null,
  -- 'staff': a part cannot be undone, and somebody has to decide.
  state text not null check (state in ('held', 'booking', 'undoing', 'booked', 'cancelling', 'cancelled', 'released', 'refused', 'staff')),
  -- Why it is refused.
  reason text,
  -- PricedOffer and party; null where the hold was refused.
  offer jsonb,
  party jsonb,
  expires_at timestamptz,
  travellers jsonb,
  comments text not null default '',
  -- The parts: supplier, reference, state, what was quoted. Null where the trip has none.
  flights jsonb,
  room jsonb,
  booking_number text unique,
  -- Minor units.
  fee integer,
  -- Who works on the trip, by the clock of the database.
  holder uuid,
  leased_until timestamptz,
  created_at timestamptz not null,
  -- When its flights were last looked at for what the airline has changed.
  watched_at timestamptz,
  check (state <> 'booked' or booking_number is not null),
  check (state <> 'cancelled' or fee is not null),
  check (state <> 'refused' or reason is not null)
);
-- Booked flights whose airline may change them.
create index combined_trip_booked on combined_trip (id) where state = 'booked' and flights is not null;
