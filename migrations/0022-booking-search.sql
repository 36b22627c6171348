-- What staff find a booking by, as a caller tells it: its number, names, e-mail address and phone, in any spelling. The order is never
-- changed, so no step of a booking touches the index.
drop index booking_by_email;
drop index booking_by_name;

-- Without accents, apostrophes and upper case, in whatever locale the database was made.
create function fold_name(name text) returns text language sql immutable parallel safe
return lower(translate(
  regexp_replace(
    normalize(
      replace(replace(replace(replace(replace(replace(name, 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'),
      nfd),
    E'[\u0300-\u036f]', '', 'g'),
  'ØøŁłĐđÐðı''’', 'OoLlDdDdi'));

-- As keyboards without umlauts spell it.
create function spell_out(name text) returns text language sql immutable parallel safe
return replace(replace(replace(replace(replace(replace(normalize(name, nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'),
  'Ü', 'Ue');

create function list_words(name text) returns text[] language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct word), '{}')
  from unnest(array[fold_name(name), fold_name(spell_out(name))]) as spelling,
    regexp_split_to_table(spelling, '[[:space:][:punct:]]+') as word
  where word <> '');

-- Phones are told with and without the country's code: they are read from their end.
create function list_booking_words(booking_number text, "order" jsonb) returns tsvector language sql immutable parallel safe
return array_to_tsvector(
  list_words(concat_ws(' ',
    booking_number, replace(booking_number, '-', ''),
    "order" -> 'contact' ->> 'email',
    "order" -> 'billing' ->> 'firstName', "order" -> 'billing' ->> 'lastName',
    (select string_agg(concat_ws(' ', traveller ->> 'firstName', traveller ->> 'lastName'), ' ')
     from jsonb_array_elements("order" -> 'travellers') as traveller)))
  || array['+' || reverse(regexp_replace(coalesce("order" -> 'contact' ->> 'phone', ''), '\D', '', 'g'))]);

create index booking_by_words on booking using gin (list_booking_words(booking_number, "order"));

-- Each word, or the beginning of one, must be there; what looks like a phone may be one. Null where nothing was asked.
create function ask_for_words(told text) returns tsquery language sql immutable parallel safe
return (
  select string_agg(question, '|')::tsquery
  from (
    select string_agg('(' || spellings || ')', '&') as question
    from regexp_split_to_table(translate(told, '''’', ''), '[[:space:][:punct:]]+') as word,
      lateral (select string_agg(quote_literal(spelling) || ':*', '|') as spellings from unnest(list_words(word)) as spelling) as of_word
    where spellings is not null
    union all
    select quote_literal('+' || reverse(right(ltrim(digits, '0'), 8))) || ':*'
    from regexp_replace(told, '\D', '', 'g') as digits
    where told ~ '^[0-9 +()/.-]+$' and length(digits) >= 6) as asked);
