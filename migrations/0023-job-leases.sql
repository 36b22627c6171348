-- Jobs are claimed under a lease, as bookings are: a worker holds a row until `locked_until`, by the clock of the database.
alter table booking_mail add column locked_by text, add column locked_until timestamptz;
alter table payment_provider.notice add column locked_by text, add column locked_until timestamptz;
