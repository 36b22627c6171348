/** What a caller gives along with a call to the supplier of a part. */
export interface PartCall {
  /** Ends when the caller has waited long enough; a call that it ends is `unknown`. */
  readonly signal: AbortSignal;
  /** Milliseconds that the caller waits at most. */
  readonly timeoutMs: number;
}
