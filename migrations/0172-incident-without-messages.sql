-- Each notice of an incident has the message that its traveller reads; nobody read the copies.
alter table incident drop column messages;
