-- Rates of exchange as they were read, one reading by its time: what a market charged on a day can be looked up for as long as there are books.
create table exchange_rate (
  source text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  base text not null check (base ~ '^[A-Z]{3}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one unit of the base.
  rate numeric not null check (rate > 0),
  read_at timestamptz not null,
  primary key (source, read_at, currency)
);
create trigger append_only before update or delete or truncate on exchange_rate execute function refuse_change();
