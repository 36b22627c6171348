-- What staff write for the travellers of an incident, by language. What was written before went to all of them, whatever they read.
alter table incident alter column message type jsonb
  using jsonb_build_object('de', message, 'en', message, 'es', message, 'fr', message, 'it', message);
alter table incident rename column message to messages;
