-- Whether the member may act on the booking, and not only read it (checkout X-092): the member was signed in when it was ordered, or has
-- signed in with a verified address that is the booking's. Of earlier bookings only the address is known.
alter table booking add column member_acts boolean not null default false;
update booking set member_acts = true from member
where member.id = booking.member_id and member.is_email_verified
  and lower(normalize(btrim(member.email), NFC)) = lower(normalize(btrim(booking."order" #>> '{contact,email}'), NFC));
