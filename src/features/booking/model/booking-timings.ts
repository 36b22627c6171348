/** How long the booking workflow waits for each party, and how its jobs run; all in milliseconds. */
export interface BookingTimings {
  readonly supplierTimeoutMs: number;
  readonly paymentTimeoutMs: number;
  /** From then on a shopper whose booking hangs is told that we keep looking. */
  readonly softAfterMs: number;
  /** How long trip and certificate are tried for, before anything is charged. */
  readonly beginLimitMs: number;
  /** How long the provider is asked to set the money aside; less than a hold lasts. */
  readonly payLimitMs: number;
  /** How long the shopper has for a challenge or another site; less than a hold lasts. */
  readonly shopperLimitMs: number;
  /** How long a release is tried for: what is held ends by itself. */
  readonly releaseLimitMs: number;
  /** After so long without an answer a person takes over. */
  readonly escalateAfterMs: number;
  /**
   * Minimum number of unanswered calls before any of these limits applies. While our own processes are down or
   * overloaded they make no calls, and that time does not count as a timeout of the other party.
   */
  readonly minCalls: number;
  /** Waits before a call or a mail without an answer is repeated: after the first attempt, the second, …; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  /** Another process takes over the bookings of a process that has sent no heartbeat for this long. */
  readonly leaseMs: number;
  /** Interval between lease extensions: two of them may be late before a lease expires. */
  readonly heartbeatMs: number;
  /** Interval between polls for due bookings and mails that no process works on. */
  readonly pollIntervalMs: number;
}
