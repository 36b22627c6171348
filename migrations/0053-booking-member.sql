-- The member a booking belongs to: it outlives the checkout that was ordered.
alter table booking add column member_id uuid references member on delete set null;
create index booking_by_member on booking (member_id) where member_id is not null;
update booking set member_id = checkout.member_id from checkout where checkout.id = booking.checkout_id;
