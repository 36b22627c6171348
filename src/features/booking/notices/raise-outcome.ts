/** `too-late`: fewer days before departure than the law asks for · `not-possible`: no booked package, or no amount */
export type RaiseOutcome = 'done' | 'too-late' | 'not-possible';

/** What the form of a price raise says after it was sent. `seen`: a raise that came too late has been seen. */
export const RAISE_MESSAGES = ['done', 'too-late', 'not-possible', 'seen'] as const satisfies readonly (
  | RaiseOutcome
  | 'seen'
)[];
export type RaiseMessage = (typeof RAISE_MESSAGES)[number];
