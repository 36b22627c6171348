-- bearable: only a new column with a default
-- A program has generated it: the file said so when it came, or an editor does.
alter table media_item add column is_generated boolean not null default false;
