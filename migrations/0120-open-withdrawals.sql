-- A withdrawal for which no contract was found is open until staff connect it to one or close it with a reason. Its sender hears of that by a
-- second mail.
alter table withdrawal drop constraint withdrawal_outcome_check, add constraint withdrawal_outcome_check
  check (outcome in ('accepted', 'redeemed', 'late', 'unknown', 'insurance', 'no-right', 'trip', 'closed'));
alter table withdrawal
  add settled_at timestamptz,
  -- Name of the member of staff.
  add settled_by text,
  -- Number of the order that they have connected it to.
  add settled_number text,
  -- What its sender reads about why it was closed.
  add settled_reason text not null default '',
  add answered_at timestamptz,
  add constraint withdrawal_settled check ((settled_at is null) = (settled_by is null)
    and (settled_at is not null or (settled_number is null and answered_at is null))
    and (outcome is distinct from 'closed' or settled_at is not null));

drop index withdrawal_due;
create index withdrawal_due on withdrawal (due_at)
  where acknowledged_at is null or (settled_at is not null and answered_at is null);
create index withdrawal_open on withdrawal (received_at) where outcome = 'unknown';
