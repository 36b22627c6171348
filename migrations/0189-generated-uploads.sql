-- bearable: a new column with a default, which only newer processes read
-- A program has generated it: the file said so when it came, or an editor does.
alter table media_item add column is_generated boolean not null default false;
