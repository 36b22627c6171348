-- What all adults, all children and all infants cost of the base total, in minor units; null where the supplier has one price for
-- the party, and in checkouts from before the prices were split.
alter table checkout add column price_by_kind jsonb;
