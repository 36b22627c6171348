-- Deliveries that look like a mistake wait whole for a second person. Their files are deleted with the decision.
create table supplier.delivery (
  id text primary key,
  state text not null check (state in ('waiting', 'taking', 'taken', 'refused')),
  sent_at timestamptz not null,
  -- E-mail address of the person who sent it; '' where nobody is known.
  sent_by text not null,
  is_full boolean not null,
  -- DeliveryFinding of src/ports/supply/deliveries-port.ts.
  findings jsonb not null,
  decided_at timestamptz,
  -- Id of a member of staff.
  decided_by text,
  -- What the import printed.
  report text,
  check ((state in ('taken', 'refused')) = (decided_at is not null))
);
create index delivery_to_decide on supplier.delivery (sent_at) where state in ('waiting', 'taking');

create table supplier.delivery_piece (
  delivery_id text not null references supplier.delivery (id) on delete cascade,
  file integer not null,
  name text not null,
  piece integer not null,
  content bytea not null,
  primary key (delivery_id, file, piece)
);
