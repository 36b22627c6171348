-- What early booking has taken off the base of a checkout: its base is the price without it.
alter table checkout add column early_booking bigint not null default 0 check (early_booking >= 0);
