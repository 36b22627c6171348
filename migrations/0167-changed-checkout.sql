-- A checkout that follows another one, which the shopper left to change travellers or dates: extras and names are carried over from it. Null where it began by itself.
alter table checkout add column former_id text references checkout (id) on delete set null;
-- What the trip cost with its extras there, minor units of the charged currency; stays when that checkout is erased.
alter table checkout add column former_total bigint;
-- Extras of the former checkout are still to be carried over, once the supplier offers them for the new trip.
alter table checkout add column carries_extras boolean not null default false;
alter table checkout add constraint checkout_says_what_was_before check (former_id is null or former_total is not null);
create index checkout_former_id on checkout (former_id) where former_id is not null;
