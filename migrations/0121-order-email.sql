-- The list of withdrawals looks for the orders of an address.
create index booking_contact_email on booking (lower("order" -> 'contact' ->> 'email'));
