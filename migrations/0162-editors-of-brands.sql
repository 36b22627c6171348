-- Those who work on pages may be limited to brands, as those who look after bookings; admins see every brand.
alter table staff drop constraint staff_brands;
alter table staff add constraint staff_brands check (
  brands is null or (role <> 'admin' and cardinality(brands) > 0 and array_position(brands, null) is null)
);
