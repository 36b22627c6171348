-- The member who buys a gift voucher: the order belongs to the member as a trip does.
alter table voucher_checkout add column member_id uuid references member on delete set null;
create index voucher_checkout_by_member on voucher_checkout (member_id) where member_id is not null;
