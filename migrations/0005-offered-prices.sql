-- Prices that were really shown: a struck-through price must be one of them (OFFER-037). One row an offer and day.
create table offered_price (
  -- Digest of the offer, the party and the currency.
  offer bytea not null check (length(offer) = 16),
  day date not null,
  -- Minor units for the whole party, the lowest of the day.
  lowest_total bigint not null check (lowest_total > 0),
  primary key (offer, day)
);

-- Old days are deleted day by day.
create index offered_price_day on offered_price (day);
