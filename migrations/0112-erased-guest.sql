-- When a guest had deleted what the law lets us delete of a booking; its pages no longer open then. Null until that.
alter table booking add column guest_erased_at timestamptz;
