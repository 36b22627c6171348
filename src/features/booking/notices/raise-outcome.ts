/** `too-late`: fewer days before departure than the law asks for · `not-possible`: no booked package, or no amount */
export const RAISE_OUTCOMES = ['done', 'too-late', 'not-possible'] as const;
/** What has become of a price raise that staff entered. */
export type RaiseOutcome = (typeof RAISE_OUTCOMES)[number];
