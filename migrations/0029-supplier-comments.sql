-- What the shopper wishes from the hotel, as it was sent with the confirmation; not binding, '' for none.
alter table supplier.hold add column comments text not null default '';
