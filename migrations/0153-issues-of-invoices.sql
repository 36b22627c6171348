-- What was invoiced stays: an invoice that says something else is still to be paid is a further issue, with a number of its own, and those before it are kept.
-- All other documents have one issue. The first issue of an invoice is of the day on which its booking was made, `issued_at` is that of a later one.
alter table booking_paper
  add column issue integer not null default 1 check (issue > 0),
  add column issued_at timestamptz,
  drop constraint booking_paper_pkey,
  add primary key (booking_id, kind, issue);
