-- Currency of every amount in the supplier's tables. Offers name none, so a shop of own goods sells only under brands that charge it.
alter table supplier.world add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$');
alter table supplier.world alter column currency drop default;
