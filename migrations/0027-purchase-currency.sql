-- What is charged in one currency may be bought in another: checkouts, orders and each line of the ledger name both, with the rate
-- (units charged for one unit bought). So far both are the same.
alter table checkout add column purchase_currency text check (purchase_currency ~ '^[A-Z]{3}$'), add column exchange_rate numeric check (exchange_rate > 0);
update checkout set purchase_currency = currency, exchange_rate = 1;
alter table checkout alter column purchase_currency set not null, alter column exchange_rate set not null;

update booking set "order" = "order"
  || jsonb_build_object('purchase', jsonb_build_object('currency', "order" -> 'currency', 'rate', '1'));

alter table ledger_entry disable trigger user;
alter table ledger_entry
  -- Minor units of the currency it was bought in.
  add column purchase_amount bigint check (purchase_amount <> 0),
  add column purchase_currency text check (purchase_currency ~ '^[A-Z]{3}$'),
  add column exchange_rate numeric check (exchange_rate > 0);
update ledger_entry e set purchase_amount = amount, purchase_currency = t.currency, exchange_rate = 1
  from ledger_transaction t where t.id = e.transaction_id;
alter table ledger_entry
  alter column purchase_amount set not null,
  alter column purchase_currency set not null,
  alter column exchange_rate set not null;
alter table ledger_entry enable trigger user;

create function ledger_converts() returns trigger language plpgsql as $$
begin
  if new.purchase_currency = (select currency from ledger_transaction where id = new.transaction_id)
      and (new.purchase_amount, new.exchange_rate) is distinct from (new.amount, 1::numeric) then
    raise exception 'a line of ledger transaction % has two amounts in one currency', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entry_converts after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_converts();
