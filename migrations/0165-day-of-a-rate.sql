-- The day of the rates that a pinned rate comes from: accounting names it next to the rate. Missing where nothing is converted, and where the
-- rate was pinned before this column.
alter table checkout add column exchange_rate_day text check (exchange_rate_day ~ '^\d{4}-\d{2}-\d{2}$');
alter table ledger_entry add column exchange_rate_day text check (exchange_rate_day ~ '^\d{4}-\d{2}-\d{2}$');
-- What a month has moved is exported in this order.
create index ledger_transaction_by_time on ledger_transaction (at, id);
