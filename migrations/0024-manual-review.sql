-- A booking that staff have to decide is in manual review. An old process that still runs during an update may write the former
-- value once more: stop the old release before this migration, or run the two statements again after it.
update booking set state = 'manual-review' where state = 'needs-person';
-- Events are never changed by the shop; this is the name of one kind of them.
alter table booking_event disable trigger user;
update booking_event set kind = 'manual-review' where kind = 'needs-person';
alter table booking_event enable trigger user;

-- What was called papers are the documents of a booking; their addresses and their table keep their names.
update booking set reason = 'documents-fail' where reason = 'papers-fail';
update booking_step set name = 'documents' where name = 'papers';
