-- bearable: a new table, which processes from before it do not know
-- When what a page says of a hotel or a place last changed, for sitemaps. Prices do not count: they change daily.
create table page_change (
  kind text not null check (kind in ('hotel', 'place')),
  id integer not null,
  -- Of the facts that the page is made of.
  digest text not null,
  changed_at timestamptz not null,
  primary key (kind, id)
);
