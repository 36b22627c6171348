-- A trip carries its terms in one shape and a list of rooms; every trip so far has one room, for all its travellers.
create function pg_temp.with_rooms(trip jsonb, plan_id jsonb, party jsonb) returns jsonb language sql immutable as $$
  select trip - 'room' - 'board' - 'freeCancellationUntil' || jsonb_build_object(
    'rooms', jsonb_build_array(jsonb_build_object(
      'planId', plan_id, 'name', trip -> 'room', 'board', trip -> 'board',
      'travellers', (select jsonb_agg(number) from generate_series(
        0, (party ->> 'adults')::int + jsonb_array_length(party -> 'childrenBorn') - 1) number))),
    'terms', jsonb_build_object(
      'cancellation', jsonb_build_object('freeUntil', trip -> 'freeCancellationUntil', 'fees',
        '[{"daysBefore": 30, "percent": 25}, {"daysBefore": 15, "percent": 40}, {"daysBefore": 7, "percent": 60},
          {"daysBefore": 1, "percent": 80}]'::jsonb),
      'change', null, 'nameCorrection', null, 'deposit', null, 'floorPrice', null))
$$;
update checkout set trip = pg_temp.with_rooms(trip, offer_key -> 'planId', party);
update booking set "order" = "order" || jsonb_build_object('trip',
  pg_temp.with_rooms("order" -> 'trip', "order" -> 'offerKey' -> 'planId', "order" -> 'party'));

-- The supplier's holds likewise: what was taken out of stock, and the terms it was sold under.
alter table supplier.hold add column rooms jsonb, add column terms jsonb;
update supplier.hold set
  rooms = jsonb_build_array(jsonb_build_object('roomId', room_id, 'planId', offer -> 'key' -> 'planId',
    'travellers', (select jsonb_agg(number) from generate_series(0, party_size - 1) number))),
  terms = jsonb_build_object(
    'cancellation', jsonb_build_object(
      'freeUntil', to_jsonb(date '1970-01-01' + ((offer -> 'key' ->> 'checkIn')::int - free_cancellation_days)),
      'fees', '[{"daysBefore": 30, "percent": 25}, {"daysBefore": 15, "percent": 40}, {"daysBefore": 7, "percent": 60},
        {"daysBefore": 1, "percent": 80}]'::jsonb),
    'change', null, 'nameCorrection', null, 'deposit', null, 'floorPrice', null);
alter table supplier.hold
  alter column rooms set not null,
  alter column terms set not null,
  add check (jsonb_array_length(rooms) > 0),
  drop column room_id,
  drop column free_cancellation_days;
