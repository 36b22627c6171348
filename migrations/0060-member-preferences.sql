-- What a member has chosen follows the account into every browser. A column is null until something is chosen.
create table member_preference (
  member_id uuid primary key references member on delete cascade,
  language text,
  currency text,
  market text,
  -- IATA code of the airport from which the search form starts.
  preferred_airport text check (preferred_airport ~ '^[A-Z]{3}$'),
  -- The search made last, as the browser stores it, and when it was made.
  last_search jsonb,
  searched_at timestamptz,
  check ((last_search is null) = (searched_at is null))
);
create index member_preference_search_end on member_preference (searched_at) where searched_at is not null;
