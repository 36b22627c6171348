-- What a live supplier has pushed, without its content: names of travellers stay where they are. The order is read again because of it.
create table supplier_webhook (
  supplier text not null,
  -- The supplier's id of the event: it sends some more than once.
  id text not null,
  kind text not null,
  -- Null where it is about none.
  order_id text,
  received_at timestamptz not null,
  primary key (supplier, id)
);
create index supplier_webhook_received on supplier_webhook (received_at);
-- The trip that has an order.
create index combined_trip_order on combined_trip ((flights ->> 'vendorId'));
