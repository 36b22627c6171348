-- What editors work on and what is kept of it. `content_document` stays what visitors see.

-- One name for a document over all its addresses; `revision` counts what was ever saved of it, by its drafts too, and never goes back.
alter table content_document
  add column id uuid not null default gen_random_uuid() unique,
  add column revision integer not null default 1 check (revision > 0);

-- One draft a document; a document that visitors do not see yet, or no longer, is its draft alone.
create table content_draft (
  document_id uuid primary key,
  brand text not null check (brand ~ '^[a-z][a-z0-9-]*$'),
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  slug text not null check (length(slug) <= 300),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  revision integer not null check (revision > 0),
  edited_by uuid references staff (id),
  edited_at timestamptz not null,
  -- Two drafts never want the same address.
  unique (brand, kind, slug)
);

-- A draft as it was when somebody said that it goes live at a moment.
create table content_schedule (
  document_id uuid primary key,
  slug text not null,
  body jsonb not null,
  -- Of the draft it was.
  revision integer not null,
  due_at timestamptz not null,
  note text not null,
  scheduled_by uuid not null references staff (id),
  scheduled_at timestamptz not null,
  -- Why it did not go live at its moment (FieldProblem[]); null while it waits.
  problems jsonb
);
create index content_schedule_due on content_schedule (due_at) where problems is null;

-- Everything visitors ever saw of a document, whoever wrote it.
create table content_version (
  document_id uuid not null,
  version integer not null,
  brand text not null,
  kind text not null,
  slug text not null,
  body jsonb not null,
  at timestamptz not null,
  -- Null for what came with the product.
  published_by uuid references staff (id),
  note text not null,
  primary key (document_id, version)
);
create trigger append_only before update or delete or truncate on content_version execute function refuse_change();

-- Addresses a page has had. They lead to the page rather than to an address: however often it moves, it is one step, and no circle.
create table content_redirect (
  brand text not null,
  slug text not null,
  document_id uuid not null,
  primary key (brand, slug)
);
create index content_redirect_document on content_redirect (document_id);

-- Who has a document open, by window of the browser. Nothing is lost with it.
create unlogged table content_presence (
  document_id uuid not null,
  window_id uuid not null,
  staff_id uuid not null references staff (id),
  is_editing boolean not null,
  seen_at timestamptz not null,
  primary key (document_id, window_id)
);

-- Seeds that were written once, and what became of them: a page that moved or was taken down does not come back with the next start.
create table content_seed (
  brand text not null,
  kind text not null,
  slug text not null,
  document_id uuid not null,
  primary key (brand, kind, slug)
);
insert into content_seed (brand, kind, slug, document_id) select brand, kind, slug, id from content_document;

-- A published change is a new body or a new address. Who makes one may say the moment and the revision; otherwise they are counted here.
create or replace function content_document_touch() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1 + coalesce((select max(version) from content_version where document_id = new.id), 0);
    return new;
  end if;
  if (new.body, new.slug) is distinct from (old.body, old.slug) then
    new.version := old.version + 1;
    if new.updated_at is not distinct from old.updated_at then
      new.updated_at := now();
    end if;
    if new.revision is not distinct from old.revision then
      new.revision := old.revision + 1;
    end if;
    if new.seed_digest is not distinct from old.seed_digest then
      new.seed_digest := null;
    end if;
  end if;
  return new;
end
$$;
drop trigger content_document_touch on content_document;
create trigger content_document_touch before insert or update on content_document
  for each row execute function content_document_touch();

-- The transaction says who publishes and why: `editing.by`, `editing.note`.
create function content_document_keep_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into content_version (document_id, version, brand, kind, slug, body, at, published_by, note)
    values (new.id, new.version, new.brand, new.kind, new.slug, new.body, new.updated_at,
            nullif(current_setting('editing.by', true), '')::uuid, coalesce(current_setting('editing.note', true), ''));
  end if;
  return null;
end
$$;
create trigger content_document_keep_version after insert or update on content_document
  for each row execute function content_document_keep_version();

insert into content_version (document_id, version, brand, kind, slug, body, at, note)
  select id, version, brand, kind, slug, body, updated_at, '' from content_document;
