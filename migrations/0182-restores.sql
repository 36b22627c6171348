-- bearable: only new tables, which processes from before it do not know
-- A database that came from a backup, and what supplier and payment provider know of the time after it.
create table database_restore (
  id bigint generated always as identity primary key,
  backup_made_at timestamptz not null,
  restored_at timestamptz not null,
  -- Numbers of documents that are left out, by series: they may have been given after the backup.
  skipped jsonb not null,
  -- When it was first compared with the lists of supplier and payment provider; until then no server starts.
  compared_at timestamptz
);

-- Differences between our books and theirs. It ends by itself once a later comparison does not find it any more, or by a decision of staff.
create table restore_finding (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    check (kind in ('unknown-payment', 'payment-differs', 'unknown-reservation', 'reservation-differs', 'link-withdrawn')),
  -- The reference at the payment provider, the supplier's number, or the id of a payment link.
  subject text not null,
  -- Null where only the supplier's number is known.
  company_id text references company,
  -- Number of the booking that it is about; null where we know none.
  booking_number text,
  -- Minor units; null where the other party says none.
  amount bigint,
  currency text check (currency ~ '^[A-Z]{3}$'),
  found_at timestamptz not null,
  settled_at timestamptz,
  -- Name of the member of staff; null where a later comparison has ended it.
  settled_by text,
  note text not null default '',
  unique (kind, subject)
);
create index restore_finding_open on restore_finding (found_at) where settled_at is null;
