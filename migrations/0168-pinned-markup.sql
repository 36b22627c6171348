-- What the price rule of the brand has added to the price: pinned with the rate, for what the checkout buys later. Null where no rule applied.
alter table checkout add column markup jsonb;
alter table checkout add constraint checkout_says_what_it_marks_up check (markup is null or bought_base is not null);
