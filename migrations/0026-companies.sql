-- The seller is a company: orders and the ledger belong to one. Both demo brands sell as the default company.
create table company (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null
);
insert into company (id, name) values ('default', 'Default company');

alter table checkout add column company_id text references company;
update checkout set company_id = 'default';
alter table checkout alter column company_id set not null;

alter table booking add column company_id text references company;
update booking set company_id = 'default', "order" = "order" || '{"companyId": "default"}';
alter table booking alter column company_id set not null;

-- The ledger is append-only; this column says what its transactions have meant so far.
alter table ledger_transaction disable trigger user;
alter table ledger_transaction add column company_id text references company;
update ledger_transaction set company_id = 'default';
alter table ledger_transaction alter column company_id set not null;
alter table ledger_transaction enable trigger user;
