/** What a caller gives along with a call to the supplier of a part. */
export interface PartCall {
  /** Ends when the caller has waited long enough; a call that it ends is `unknown`. */
  readonly signal: AbortSignal;
  /** Milliseconds that the caller waits at most. */
  readonly timeoutMs: number;
}

/** Of a call that buys. */
export interface BuyingCall extends PartCall {
  /**
   * Awaited just before the request that buys, to note the attempt: whatever ends the call earlier has bought nothing.
   * @throws NotDoneError where it is not to be sent
   */
  readonly willSend: () => Promise<void>;
}
