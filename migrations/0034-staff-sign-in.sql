-- Attempts to sign in are slowed down by who makes them, in the memory of a process: no attempt locks an account.
alter table staff
  drop column failures,
  drop column locked_until,
  -- When the account, closed for long, lost its address, password and authenticator.
  add column erased_at timestamptz;

-- An account that its owner has not set up has no password: its link may be erased without looking used.
update staff set password = '' where id in (select staff_id from staff_set_up);

-- When its owner last used the session, to the minute.
alter table staff_session add column used_at timestamptz;
update staff_session set used_at = now();
alter table staff_session alter column used_at set not null;
create index staff_session_owner on staff_session (staff_id);

-- The audit log names an account by its id, so that an address can be erased, and keeps no names that were searched for.
alter table staff_audit disable trigger append_only;
update staff_audit set subject = staff.id::text from staff where staff_audit.subject = staff.email;
update staff_audit set subject = '' where action = 'searched';
alter table staff_audit enable trigger append_only;
