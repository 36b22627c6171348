-- Pictures that editors have uploaded: the media library (IMG-001).
create table media_item (
  -- Twelve characters by chance and the four colours of the blur, see domain/picture-key.ts.
  id text primary key check (id ~ '^[a-z0-9]{12}[0-9a-f]{12}$'),
  -- What the file was called; editors may change it.
  name text not null check (name <> '' and length(name) <= 200),
  -- SHA-256 of the file that was sent: the same file again is the same item.
  digest bytea not null unique,
  -- The picture, encoded anew as WebP: upright, sRGB, without what a camera wrote into it.
  picture bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- What it shows, by language. Without German it cannot be used.
  alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  -- Fractions of width and height, see domain/frame-picture.ts.
  crop_x float8 not null default 0,
  crop_y float8 not null default 0,
  crop_width float8 not null default 1,
  crop_height float8 not null default 1,
  focal_x float8 not null default 0.5 check (focal_x between 0 and 1),
  focal_y float8 not null default 0.5 check (focal_y between 0 and 1),
  -- Counts changes: whoever saves names the one they began from. `framing` counts those that pictures show.
  revision integer not null default 1,
  framing integer not null default 1,
  uploaded_by uuid not null references staff (id),
  uploaded_at timestamptz not null,
  changed_by uuid not null references staff (id),
  changed_at timestamptz not null
);

-- Pictures are compressed already.
alter table media_item alter column picture set storage external;

create index media_item_newest on media_item (uploaded_at desc, id);
