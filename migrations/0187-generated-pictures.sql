-- bearable: a new column with a default, which only newer processes read
-- The file says of itself that a program has generated it (IPTC digital source type); a row of a feed may say so, too.
alter table supplier.picture_file add column is_generated boolean not null default false;
