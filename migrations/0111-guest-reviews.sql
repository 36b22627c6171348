-- Reviews that guests write about a trip they have made: one for each booking, published after staff have read it (SDATA-028).
create table guest_review (
  id uuid primary key default gen_random_uuid(),
  booking_id text not null unique references booking on delete cascade,
  -- Key of the brand that sold the trip, whose hotel page shows it.
  brand text not null,
  hotel_id integer not null,
  -- Last day of the stay.
  stayed_until date not null,
  -- Language of the page on which it was written.
  language text not null,
  -- `draft`: sent with a mistake; nobody but its writer sees it · `new`: waits for staff.
  state text not null check (state in ('draft', 'new', 'published', 'refused')),
  -- ReviewContent of the code.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null,
  -- Name of the member of staff who has decided; null until then.
  decided_by text,
  -- Why it was refused, for its writer; '' where it was not.
  refusal text not null default '',
  check ((state in ('published', 'refused')) = (decided_by is not null)),
  check ((state = 'refused') = (refusal <> ''))
);

create index guest_review_of_hotel on guest_review (hotel_id, brand) where state = 'published';
create index guest_review_by_state on guest_review (state, changed_at);

-- Pictures of reviews, encoded again as WebP: nothing of the file that was sent is stored.
create table guest_review_picture (
  -- Twelve characters by chance and the four colours of the blur, as in media_item.
  id text primary key check (id ~ '^[a-z0-9]{12}[0-9a-f]{12}$'),
  review_id uuid not null references guest_review on delete cascade,
  picture bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  added_at timestamptz not null
);
alter table guest_review_picture alter column picture set storage external;
create index guest_review_picture_of_review on guest_review_picture (review_id, added_at, id);

insert into retention_job (name) values ('reviews');
