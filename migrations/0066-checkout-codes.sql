-- What pays for a checkout besides card, debit and PayPal, and the promotion code that lowers its price.
alter table checkout
  add column promotion jsonb,
  add column vouchers jsonb not null default '[]',
  add column miles jsonb;

-- An order says what it is.
update booking set "order" = "order" || '{"kind": "trip", "promotion": null, "vouchers": [], "miles": null}'
  || jsonb_build_object('price', "order" -> 'price' || '{"promotion": 0}')
where "order" ->> 'kind' is null;
