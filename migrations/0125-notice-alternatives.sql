-- Alternatives of a notice: a traveller may choose one, and staff may propose them.
alter table trip_notice drop constraint trip_notice_state_check;
alter table trip_notice add constraint trip_notice_state_check
  check (state in ('open', 'accepted', 'cancelled', 'rebooked', 'expired', 'replaced', 'dropped'));

alter table incident drop constraint incident_proposal_check;
alter table incident add constraint incident_proposal_check
  check (proposal in ('information', 'refund', 'flights', 'hotels'));
