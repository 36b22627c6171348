alter table trip_notice
  -- When its traveller has agreed to a raise of the price: from then on it is made, and nothing drops it.
  add column agreed_at timestamptz,
  -- When a raise that was made was announced on a day on which the law allows none any more: a task of staff until `seen_at`.
  add column announced_late_at timestamptz;
