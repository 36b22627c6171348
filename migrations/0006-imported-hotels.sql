-- Counts the hotels that imports have added or changed: part of the catalogue's version, so that the shop reads it again.
alter table supplier.world add column catalogue_changes integer not null default 0;
