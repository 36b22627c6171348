-- A raise of a price that came too late to be announced waits for staff until somebody has seen it.
alter table trip_notice add column seen_at timestamptz;
