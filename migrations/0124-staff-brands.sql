-- The brands whose trade an account sees; null for every brand. Pages and accounts belong to no brand alone: who looks after them sees all.
alter table staff add column brands text[];
alter table staff add constraint staff_brands check (
  brands is null or (role = 'service' and cardinality(brands) > 0 and array_position(brands, null) is null)
);
