/**
 * `not-possible`: the booking's state does not allow it · `moved`: the booking has changed meanwhile · `fee-changed`:
 * cancelling has another fee or refund than was shown · `voucher-redeemed`: of the voucher to cancel something is redeemed ·
 * `too-much`: nothing, or more than was paid · `proposed`: a second person has to confirm it · `being-changed`: a change of the trip is not finished
 */
export type StaffOutcome =
  | 'done'
  | 'not-possible'
  | 'moved'
  | 'fee-changed'
  | 'voucher-redeemed'
  | 'too-much'
  | 'proposed'
  | 'being-changed'
  | 'no-such-booking';
