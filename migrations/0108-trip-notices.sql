-- What the supplier announces about bookings: flights that change, hotels that are full. Numbers ascend in the order of their commits, because
-- who writes one holds a lock until then.
create table supplier.notice (
  sequence bigint generated always as identity primary key,
  id text not null unique,
  booking_number text not null,
  change jsonb not null,
  -- Milliseconds since 1970.
  at bigint not null
);
create index notice_of_booking on supplier.notice (booking_number);

-- Up to where the shop has taken the supplier's announcements; one row.
create table supplier_notice_cursor (
  is_only boolean primary key default true check (is_only),
  sequence bigint not null default 0
);
insert into supplier_notice_cursor default values;

-- What staff have found to hit many bookings at once: a strike, a closed airport.
create table incident (
  id text primary key,
  title text not null,
  -- What is searched for: airport, airline, flight number, hotel, first and last day.
  criteria jsonb not null,
  proposal text not null check (proposal in ('information', 'refund')),
  -- What staff have written for the travellers.
  message text not null,
  opened_by text not null,
  opened_at timestamptz not null
);

-- Notices to the travellers of booked trips, and their answers.
create table trip_notice (
  id text primary key,
  booking_id text not null references booking on delete cascade,
  -- Where it comes from: the supplier's id, or incident and booking. The same is never a second notice.
  source text not null unique,
  -- Its place in the supplier's list: what was announced later never gives way to what was announced before. Null for an incident.
  sequence bigint,
  incident_id text references incident,
  -- As the supplier has announced it; null for an incident.
  announced jsonb,
  -- What changed, before and after; null until the trip says so.
  facts jsonb,
  is_significant boolean not null default false,
  -- What happens without an answer until the deadline: the change is accepted, the trip cancelled, or staff call.
  without_answer text not null default 'staff' check (without_answer in ('accepts', 'cancels', 'staff')),
  -- `dropped`: the trip was over or cancelled before the notice was sent.
  state text not null default 'open' check (state in ('open', 'accepted', 'cancelled', 'expired', 'replaced', 'dropped')),
  created_at timestamptz not null,
  answer_by timestamptz,
  ended_at timestamptz,
  -- The next of its steps, counted from 0, and when it is due; null where none is left.
  stage integer not null default 0,
  next_at timestamptz,
  tries integer not null default 0,
  locked_by text,
  locked_until timestamptz
);
create index trip_notice_of_booking on trip_notice (booking_id);
create index trip_notice_of_incident on trip_notice (incident_id);
create index trip_notice_due on trip_notice (next_at) where state = 'open';
create index trip_notice_by_deadline on trip_notice (state, answer_by);

create index booking_by_supplier_number on booking (supplier_number);
