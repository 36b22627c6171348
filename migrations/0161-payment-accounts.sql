-- Each company has an account at the payment provider. What its adapter remembers, and what the embedded provider has of it, is its own:
-- no call and no message of another account finds it.
alter table payment_vendor.payment add column company_id text not null default 'default' references company;
alter table payment_vendor.payment alter column company_id drop default;
alter table payment_vendor.call add column company_id text not null default 'default' references company;
alter table payment_vendor.call alter column company_id drop default;
alter table payment_vendor.message add column company_id text not null default 'default' references company;
alter table payment_vendor.message alter column company_id drop default;

-- The embedded provider knows merchants by the names of companies, and nothing of the shop's tables.
alter table payment_provider.payment add column merchant text not null default 'default';
alter table payment_provider.notice add column merchant text not null default 'default';
alter table payment_provider.call add column merchant text not null default 'default';
