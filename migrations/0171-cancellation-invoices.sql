-- What cancels the invoice of a trip that was called off, and the invoice of the fee that its customer owes. Numbers of a series of their own, taken in the
-- transaction of the cancellation; no row is ever changed (directive 2006/112/EC, Article 219). The documents are rendered from it.
create table cancellation_invoice (
  booking_id text not null references booking,
  kind text not null check (kind in ('cancellation-invoice', 'fee-invoice')),
  number text not null unique,
  issued_at timestamptz not null,
  -- The invoice that held until then, and when it was issued.
  cancelled_number text not null,
  cancelled_issued_at timestamptz not null,
  -- Minor units: the total that is cancelled, or the fee.
  amount integer not null check (amount >= 0),
  -- Minor units: what goes back of all that was paid, and what of the fee nothing has paid.
  refund integer not null check (refund >= 0),
  owed integer not null check (owed >= 0),
  primary key (booking_id, kind)
);
