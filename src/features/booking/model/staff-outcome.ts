/** `not-possible`: not as the booking stands · `moved`: it has moved meanwhile, look again */
export type StaffOutcome = 'done' | 'not-possible' | 'moved' | 'no-such-booking';
