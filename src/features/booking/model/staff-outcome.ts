/** `not-possible`: the booking's state does not allow it · `moved`: the booking has changed meanwhile */
export type StaffOutcome = 'done' | 'not-possible' | 'moved' | 'no-such-booking';
