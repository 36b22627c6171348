-- People a member travels with. They are stored because the member has asked for it, and deleted with the member or one by one.
create table saved_traveller (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  gender text not null,
  title text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  nationality text not null,
  saved_at timestamptz not null
);
-- The same person, saved again, is the same row.
create unique index saved_traveller_person
  on saved_traveller (member_id, lower(first_name), lower(last_name), birth_date);
