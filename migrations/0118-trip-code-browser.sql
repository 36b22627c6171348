-- A code belongs to the browser that has asked for it: others neither use it up nor end it. Earlier codes have lasted their ten minutes.
delete from trip_code;
alter table trip_code
  -- Keyed digests of the browser's key, and of its network; null where the address says nothing about the client.
  add column browser bytea not null,
  add column network bytea;
create index trip_code_sent on trip_code (sent_at);

insert into retention_job (name) values ('trip-codes');
