-- What another traveller costs is a term of the tariff. Whatever was sold or is on sale keeps the 25.00 that all tariffs had so far; the next
-- delivery of a plan brings its own fee.
update checkout set trip = jsonb_set(trip, '{terms,transferFee}', '2500');
update booking set "order" = jsonb_set("order", '{trip,terms,transferFee}', '2500')
  where "order" #> '{trip,terms}' is not null;
update booking set "order" = jsonb_set("order", '{before,trip,terms,transferFee}', '2500')
  where "order" #> '{before,trip,terms}' is not null;
update booking set "order" = jsonb_set("order", '{after,trip,terms,transferFee}', '2500')
  where "order" #> '{after,trip,terms}' is not null;
update booking set amended = jsonb_set(amended, '{trip,terms,transferFee}', '2500')
  where amended #> '{trip,terms}' is not null;

-- The supplier's books likewise: holds, plans, and batches that are yet to be read.
update supplier.hold set
  terms = jsonb_set(terms, '{transferFee}', '2500'),
  offer = jsonb_set(offer, '{terms,tariff,transferFee}', '2500');
update supplier.plan set facts = jsonb_set(facts, '{terms,transferFee}', '2500');
update supplier.feed set changes = (
  select jsonb_agg(
    case change ->> 'kind' when 'plan' then jsonb_set(change, '{plan,terms,transferFee}', '2500') else change end
    order by place)
  from jsonb_array_elements(changes) with ordinality each (change, place))
  where changes @> '[{"kind": "plan"}]';

-- Batches of the log hold plans without it. A log of another identity begins empty and is filled from the supplier's books.
truncate supply_log;
update supply_log_identity set id = gen_random_uuid();
