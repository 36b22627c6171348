-- Documents filled by editors: pages, navigation, footer of each brand (MOD-001, MOD-002).
create table content_document (
  brand text not null check (brand ~ '^[a-z][a-z0-9-]*$'),
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  -- '' is the home page, or the only document of its kind.
  slug text not null check (length(slug) <= 300),
  version integer not null default 1 check (version > 0),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- Digest of the seed that wrote the body; null once a person has edited it: seeds never overwrite such a row.
  seed_digest text,
  updated_at timestamptz not null default now(),
  primary key (brand, kind, slug)
);

-- Whoever changes a body, by whatever way, gets a new version, and takes the row from the seeds unless a seed wrote it.
create function content_document_touch() returns trigger language plpgsql as $$
begin
  if new.body is distinct from old.body then
    new.version := old.version + 1;
    new.updated_at := now();
    if new.seed_digest is not distinct from old.seed_digest then
      new.seed_digest := null;
    end if;
  end if;
  return new;
end
$$;

create trigger content_document_touch before update on content_document
  for each row execute function content_document_touch();

-- Tells every process which document changed. PostgreSQL sends it when the transaction commits.
create function content_document_notify() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('content_changed', json_build_array(old.brand, old.kind, old.slug)::text);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and (new.brand, new.kind, new.slug) is distinct from (old.brand, old.kind, old.slug)) then
    perform pg_notify('content_changed', json_build_array(new.brand, new.kind, new.slug)::text);
  end if;
  return null;
end
$$;

create trigger content_document_notify after insert or update or delete on content_document
  for each row execute function content_document_notify();
