-- What a confirmation or invoice says is still to be paid, in minor units: once another amount is open, it is rendered again before anybody gets it.
-- Null for other documents, and for those that are older than this column.
alter table booking_paper add column open_amount integer check (open_amount >= 0);
