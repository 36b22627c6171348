-- The member discount as it was when the checkout began, in per cent (DISC-005). Before this there were no members.
alter table checkout add column member_percent numeric(3, 1) not null default 0 check (member_percent between 0 and 50);
alter table checkout alter column member_percent drop default;

-- A price names its discounts. All discounts so far were those of cards.
update booking set "order" = jsonb_set("order", '{price}', ("order" -> 'price') - 'discounts' || jsonb_build_object(
  'memberDiscount', 0,
  'cardDiscount', (select coalesce(sum(each::numeric), 0)
    from jsonb_array_elements_text("order" #> '{price,discounts}') as discount (each))))
  where "order" #> '{price,discounts}' is not null;
