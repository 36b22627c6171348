-- bearable: cases without a booking are joined away by processes from before it, which leave their mails due; and a new table
-- A request for an accessible room is a case before there is a booking.
alter table complaint_case alter column booking_id drop not null;
alter table complaint_case drop constraint complaint_case_reason_check;
alter table complaint_case add constraint complaint_case_reason_check check (reason in ('complaint', 'compliment', 'accessible-room'));
alter table complaint_case add constraint complaint_case_booking check (reason = 'accessible-room' or booking_id is not null);

-- Who asked how often, by digests; counted across all processes and forgotten after a day.
create table room_request (
  id bigint generated always as identity primary key,
  address_digest bytea not null,
  -- Null for requests of this machine itself.
  network_digest bytea,
  has_mail boolean not null,
  requested_at timestamptz not null
);
create index room_request_address on room_request (address_digest, requested_at) where has_mail;
create index room_request_network on room_request (network_digest, requested_at);
create index room_request_end on room_request (requested_at);

insert into retention_job (name) values ('room-requests');
