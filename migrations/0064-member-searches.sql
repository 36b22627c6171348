-- The last searches of a member follow the account into every browser, not the very last one alone.
create table member_search (
  member_id uuid not null references member on delete cascade,
  -- Digest of destination, dates and party: a search that is made again takes the place of the earlier one.
  search_key text not null,
  -- As the browser stores it.
  search jsonb not null,
  searched_at timestamptz not null,
  primary key (member_id, search_key)
);
create index member_search_end on member_search (searched_at);
insert into member_search (member_id, search_key, search, searched_at)
  select member_id, 'before keys', last_search, searched_at from member_preference where last_search is not null;
alter table member_preference drop column last_search, drop column searched_at;
