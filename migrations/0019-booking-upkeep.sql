-- A booking is written at each of its steps. What indexes look at must not change with every one of them: then PostgreSQL writes the
-- row alone (heap-only tuples). The order is kept beside the row, so that no step writes it again.
alter table booking add column is_under_way boolean generated always as (next_at is not null) stored;
alter table booking add column has_failed boolean generated always as (state = 'failed') stored;
alter table booking set (toast_tuple_target = 256, fillfactor = 70);

drop index booking_due;
create index booking_under_way on booking (id) where is_under_way;

-- Whatever is submitted how often: a checkout has one booking that has not failed.
drop index booking_of_checkout;
create unique index booking_of_checkout on booking (checkout_id) where not has_failed;
