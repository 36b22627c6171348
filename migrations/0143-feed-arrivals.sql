-- When operators' feeds came, so that one that stays away is noticed. The last arrivals of each are kept.
create table supplier.feed_arrival (
  -- Name of the file, digits written as #: `rates-20261129.csv` and the next day's are one feed.
  feed text not null,
  arrived_at timestamptz not null,
  primary key (feed, arrived_at)
);
