-- A sequence is named by what its numbers begin with, such as ABE-R2026-: brands that begin alike never give the same number.
delete from booking_sequence;
insert into booking_sequence (name, last)
select left(number, -7), max(right(number, 7)::bigint)
from (select certificate_number as number from booking union all select invoice_number from booking) given
where number is not null
group by 1;
