-- What is written with each step, and what proves it. Everything beside a booking is written from its row, in the statement that changes
-- the row: a key that looks for the row again, once for each line, finds nothing but costs a lookup, a lock and a record of it in the log.
-- check-books proves that nothing stands beside a booking that there is not; what moves money keeps its key.
alter table booking_step drop constraint booking_step_booking_id_fkey;
alter table booking_event drop constraint booking_event_booking_id_fkey;
alter table booking_paper drop constraint booking_paper_booking_id_fkey;
alter table booking_mail drop constraint booking_mail_booking_id_fkey;

-- Numbers come from booking_sequence, one after another: whoever takes one has the row for itself. An index on them had each booking
-- written anew in all indexes twice; that none is given twice or left out is proved by check-books.
alter table booking drop constraint booking_certificate_number_key, drop constraint booking_invoice_number_key;
