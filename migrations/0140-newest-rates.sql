-- Every process looks each minute for the last reading of the newest days.
create index exchange_rate_by_day on exchange_rate (source, day desc, read_at desc);
