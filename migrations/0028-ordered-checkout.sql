-- An order freezes its checkout: what is ordered is what was read, and whoever changes a checkout has seen all its orders.
alter table checkout
  -- Changes of what is ordered: extras, travellers, price.
  add column revision integer not null default 0,
  -- Orders that were placed, failed ones included.
  add column orders integer not null default 0;
update checkout set orders = (select count(*) from booking where checkout_id = checkout.id);
