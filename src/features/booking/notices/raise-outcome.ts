/** `too-late`: fewer days before departure than the law asks for · `not-possible`: no booked package, or no amount */
export type RaiseOutcome = 'done' | 'too-late' | 'not-possible';

/** What the form of a price raise says after it was sent. `ticked`: a raise that came too late has been seen. */
export const RAISE_MESSAGES = ['done', 'too-late', 'not-possible', 'ticked'] as const satisfies readonly (
  | RaiseOutcome
  | 'ticked'
)[];
export type RaiseMessage = (typeof RAISE_MESSAGES)[number];
