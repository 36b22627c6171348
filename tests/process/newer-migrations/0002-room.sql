-- bearable: a new column with a default, and an index
alter table booking add column room text not null default 'any';
create index booking_by_room on booking (room);
