-- A trip that is bought in another currency says what the supplier asks for flights and stay: several amounts may be charged alike, so
-- the supplier's is stored and never calculated back. Null where it is bought in the currency that is charged.
alter table checkout add column bought_base bigint check (bought_base >= 0);
alter table checkout add constraint checkout_says_what_it_buys
  check (purchase_currency = currency or bought_base is not null);

-- Rounding between two currencies is a line of its own of our margin: nothing in one of them.
alter table ledger_entry drop constraint ledger_entry_amount_check;
alter table ledger_entry drop constraint ledger_entry_purchase_amount_check;
alter table ledger_entry add constraint ledger_entry_is_something check (amount <> 0 or purchase_amount <> 0);

-- A movement sums to zero in the currency it was bought in, too.
create or replace function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entry where transaction_id = new.transaction_id
    having coalesce(sum(amount), 1) <> 0 or coalesce(sum(purchase_amount), 1) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end
$$;
