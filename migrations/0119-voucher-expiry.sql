-- A voucher that is frozen before its delivery has no code and expires all the same; blocked and frozen ones expire on their last day, too.
alter table voucher drop constraint voucher_check1, add constraint voucher_has_code
  check (state <> 'active' or code_digest is not null);
drop index voucher_expiring;
create index voucher_expiring on voucher (expires_on) where state in ('active', 'blocked', 'frozen');
