-- Each notice of an incident has the message that its traveller reads; nobody read the copies. Processes of the build before still write them, so
-- a later migration drops the column.
alter table incident alter column messages drop not null;
