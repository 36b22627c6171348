-- Keys the server makes for itself, one row each. All processes of a site read them here.
create table server_secret (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
