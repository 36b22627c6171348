-- What deletes and anonymises personal data, once an hour each: a row is a job of one process at a time.
create table retention_job (
  name text primary key,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  locked_by text,
  locked_until timestamptz
);
insert into retention_job (name) values ('checkouts'), ('failed-orders'), ('bookings'), ('mails'), ('favorites'), ('staff');

-- Ended periods are found without reading what is kept.
create index checkout_by_time on checkout (created_at);
create index mail_by_time on mail (taken_at);

-- When the people were taken out of a booking; null as long as it names them.
alter table booking add column anonymised_at timestamptz;
update booking set anonymised_at = now() where "order" -> 'contact' ->> 'email' = '';
create index booking_with_people on booking (placed_at) where anonymised_at is null and not has_failed;
create index failed_booking_with_people on booking (placed_at) where anonymised_at is null and has_failed;

-- A booking's history stays as it is, but for the free text of staff, which goes when the people go.
create function keep_history() returns trigger language plpgsql as $$
begin
  if (new.id, new.booking_id, new.at, new.kind) is distinct from (old.id, old.booking_id, old.at, old.kind)
    or not old.facts ? 'note' or new.facts is distinct from old.facts || '{"note": ""}' then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
drop trigger append_only on booking_event;
create trigger append_only before delete or truncate on booking_event execute function refuse_change();
create trigger append_only_but_notes before update on booking_event for each row execute function keep_history();

-- When its owner last saw or changed a list of favourites: it is kept as long as the cookie that opens it.
alter table favorite_list add column used_at timestamptz not null default now();
create index favorite_list_by_use on favorite_list (used_at);

-- The link to a booking, sent again by staff, however often.
alter table booking_mail add column copy integer not null default 1 check (copy > 0);
alter table booking_mail drop constraint booking_mail_kind_check;
alter table booking_mail add constraint booking_mail_kind_check
  check (kind in ('confirmation', 'soft-booked', 'failed', 'cancelled', 'refund-failed', 'link'));
