-- What becomes of a withdrawal from the travel insurance of a booking: carried out, without a right to it, or of a trip without insurance.
alter table withdrawal drop constraint withdrawal_outcome_check, add constraint withdrawal_outcome_check
  check (outcome in ('accepted', 'redeemed', 'late', 'unknown', 'insurance', 'no-right', 'trip'));

-- The premium that goes back then has a reason of its own.
alter table due_refund drop constraint due_refund_reason_check, add constraint due_refund_reason_check
  check (reason in ('change', 'withdrawal', 'goodwill', 'cancellation'));
