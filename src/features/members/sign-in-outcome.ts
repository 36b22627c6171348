/** What became of an attempt to sign in, or of what a mail of the issuer asked for. */
export const SIGN_IN_OUTCOMES = [
  'unavailable',
  'cancelled',
  'expired',
  'failed',
  'verified',
  'reset',
] as const;

export type SignInOutcome = (typeof SIGN_IN_OUTCOMES)[number];

/** Null for a text that names none. */
export function parseSignInOutcome(text: string | null | undefined): SignInOutcome | null {
  return SIGN_IN_OUTCOMES.find((outcome) => outcome === text) ?? null;
}
