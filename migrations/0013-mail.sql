-- Mails that were taken: by the outbox, which keeps them whole to be looked at, or by a mail server, of which only the id is kept.
create table mail (
  id text primary key check (length(id) between 8 and 120),
  taken_at timestamptz not null,
  -- Null where a mail server has it; otherwise the mail without its attachments.
  content jsonb
);

create table mail_attachment (
  mail_id text not null references mail (id) on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
