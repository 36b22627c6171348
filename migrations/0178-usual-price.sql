-- What trips usually cost one traveller, by who travels where and when: measured once for each day of sale, and the same in every process. Amounts are
-- minor units of the currency that the supply is bought in; XXX where every brand buys in what it charges.
create table usual_price (
  -- Counts from this day of sale on, until a newer one does.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  home_country text not null check (home_country ~ '^[A-Z]{2}$'),
  region_id integer not null,
  -- Of arrival.
  month integer not null check (month between 1 and 12),
  -- There and back.
  flights integer not null check (flights >= 0),
  night integer not null check (night > 0),
  primary key (day, currency, home_country, region_id, month)
);
