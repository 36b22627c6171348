/**
 * `not-possible`: the booking's state does not allow it · `moved`: the booking has changed meanwhile · `fee-changed`:
 * cancelling has another fee or refund than was shown
 */
export type StaffOutcome = 'done' | 'not-possible' | 'moved' | 'fee-changed' | 'no-such-booking';
