-- Each checkout begins with a new session, so that a cookie which somebody else planted in the browser opens nothing of it.
alter table checkout
  -- The browser's session before: its checkouts pass to the new one as soon as the browser shows that it has it.
  add column previous_session text check (previous_session ~ '^[A-Za-z0-9_-]{22}$'),
  -- The first session of this browser, by which orders are limited: a new one brings no new holds and cards.
  add column first_session text;
update checkout set first_session = session;
alter table checkout alter column first_session set not null;
create index checkout_previous_session on checkout (previous_session);
