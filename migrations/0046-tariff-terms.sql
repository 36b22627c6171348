-- Terms are those of the tariff: free until so many days before check-in, not until a day, and each fee says what it is reckoned by. Where
-- cancelling was never free it cost the whole price whatever the list said: the list is empty there.
create function pg_temp.as_tariff(terms jsonb, check_in date) returns jsonb language sql immutable as $$
  select terms || jsonb_build_object('cancellation', jsonb_build_object(
    'freeDays', to_jsonb(check_in - (terms #>> '{cancellation,freeUntil}')::date),
    'fees', case when terms #>> '{cancellation,freeUntil}' is null then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object(
        'daysBefore', fee -> 'daysBefore', 'by', 'percent', 'value', fee -> 'percent') order by place), '[]'::jsonb)
      from jsonb_array_elements(terms #> '{cancellation,fees}') with ordinality each (fee, place)) end))
$$;
update checkout set trip = trip || jsonb_build_object('terms',
  pg_temp.as_tariff(trip -> 'terms', (trip ->> 'checkIn')::date));
update booking set "order" = jsonb_set("order", '{trip,terms}',
  pg_temp.as_tariff("order" #> '{trip,terms}', ("order" #>> '{trip,checkIn}')::date))
  where "order" #> '{trip,terms}' is not null;
update supplier.hold set terms = pg_temp.as_tariff(terms, date '1970-01-01' + (offer #>> '{key,checkIn}')::int);
update supplier.hold set offer = offer || jsonb_build_object('terms',
  (offer -> 'terms') - 'freeCancellationDays' || jsonb_build_object('tariff', terms))
  where offer -> 'terms' is not null;

-- Batches of the log hold plans without their terms. A log of another identity begins empty and is filled from the supplier's books.
truncate supply_log;
update supply_log_identity set id = gen_random_uuid();
