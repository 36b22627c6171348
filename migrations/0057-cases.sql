-- A complaint or compliment, from its receipt to its end.
create table complaint_case (
  id uuid primary key,
  -- What guests and staff call it.
  number text not null unique check (number ~ '^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  booking_id text not null references booking,
  -- ComplaintSource.
  brand text not null,
  language text not null,
  locale text not null,
  origin text not null,
  reason text not null check (reason in ('complaint', 'compliment')),
  -- Complaint, as it was sent; null once its people are erased.
  complaint jsonb,
  state text not null,
  assigned_to uuid references staff,
  received_at timestamptz not null,
  -- When the deadlines began: the receipt, or the mail that has reopened the case.
  clock_started_at timestamptz not null,
  answered_at timestamptz,
  decided_at timestamptz,
  ended_at timestamptz,
  -- The first mail of the guest that nobody has answered.
  guest_waits_since timestamptz,
  -- A mail of ours was refused by the guest's mail server.
  undelivered_at timestamptz,
  -- Reminders sent since the clock began.
  notices text[] not null default '{}',
  -- The next deadline; null without one. Calculated with each change.
  due_at timestamptz,
  -- Something is to be done about it. Calculated with each change.
  is_waiting boolean not null,
  -- Counts the changes: every change names the one it has read.
  version integer not null default 1,
  anonymised_at timestamptz
);
create index complaint_case_of_booking on complaint_case (booking_id);
create index complaint_case_waiting on complaint_case (due_at, received_at) where is_waiting;
create index complaint_case_by_time on complaint_case (received_at desc);
create index complaint_case_by_end on complaint_case (ended_at) where anonymised_at is null;

-- What staff find a case by, in any spelling: number, names, address.
create function list_case_words(number text, complaint jsonb) returns tsvector language sql immutable parallel safe
return array_to_tsvector(
  list_words(concat_ws(' ',
    number, replace(number, '-', ''),
    complaint ->> 'orderId', replace(complaint ->> 'orderId', '-', ''),
    complaint ->> 'email', complaint ->> 'firstName', complaint ->> 'lastName'))
  || array['+' || reverse(regexp_replace(coalesce(complaint ->> 'phone', ''), '\D', '', 'g'))]);
create index complaint_case_by_words on complaint_case using gin (list_case_words(number, complaint));

-- Addresses that answers land at: only their digests, so that nobody who reads the table can write into a case.
create table case_address (
  token_digest bytea primary key,
  case_id uuid not null references complaint_case on delete cascade
);

-- The conversation with the guest.
create table case_message (
  id uuid primary key,
  case_id uuid not null references complaint_case on delete cascade,
  at timestamptz not null,
  direction text not null check (direction in ('in', 'out')),
  -- Written by a program, such as an out-of-office notice.
  is_automatic boolean not null default false,
  -- Of a mail from elsewhere; a second one with the same id is the same mail.
  message_id text,
  sender text not null,
  subject text not null,
  body text not null,
  -- What the mail repeats of the ones before it.
  quoted text not null default '',
  unique (case_id, message_id)
);
create index case_message_of on case_message (case_id, at);

-- What happened to a case; never changed, and deleted with its people.
create table case_event (
  id bigint generated always as identity primary key,
  case_id uuid not null references complaint_case on delete cascade,
  at timestamptz not null,
  kind text not null,
  -- Who of the staff; null for the guest and for programs.
  staff_id uuid references staff,
  facts jsonb not null default '{}'
);
create index case_event_of on case_event (case_id, id);

-- Mails that are due, written together with what they follow from.
create table case_mail (
  id text primary key,
  case_id uuid not null references complaint_case on delete cascade,
  kind text not null check (kind in ('receipt', 'answer', 'decision', 'thanks', 'reminder')),
  message_id uuid references case_message on delete cascade,
  facts jsonb not null default '{}',
  state text not null default 'due' check (state in ('due', 'taken', 'refused')),
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  locked_by text,
  locked_until timestamptz
);
create index case_mail_due on case_mail (next_at) where state = 'due';
create index case_mail_of on case_mail (case_id);

-- Texts that answers begin with, where staff have changed the ones that come with the shop.
create table case_template (
  topic text not null,
  language text not null,
  body text not null,
  primary key (topic, language)
);

insert into retention_job (name) values ('cases');
create trigger append_only before update on case_event execute function refuse_change();
create trigger append_only before update on case_message execute function refuse_change();
