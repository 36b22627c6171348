-- How far the vendor's blocked contacts were read: webhooks may be lost, and who unsubscribes at the vendor is in our record all the same.
-- One row, which is a job of one process at a time.
create table newsletter_reading (
  name text primary key check (name = 'blocked'),
  -- Everything that the vendor changed before is read; null before the first reading.
  read_until timestamptz,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  locked_by text,
  locked_until timestamptz
);
insert into newsletter_reading (name) values ('blocked');
