/** How long the booking workflow waits for each party, and how its jobs run; all in milliseconds. */
export interface BookingTimings {
  readonly supplierTimeoutMs: number;
  /** For a trip that is bought at others than the operator. */
  readonly buyTimeoutMs: number;
  /** For the calls before anything is charged: as many as `minCalls` of them fit into `beginLimitMs`. */
  readonly beginTimeoutMs: number;
  readonly paymentTimeoutMs: number;
  readonly loyaltyTimeoutMs: number;
  /** After this long without an answer the shopper sees the soft result. */
  readonly softAfterMs: number;
  /** How long hold and certificate are retried, before anything is charged. */
  readonly beginLimitMs: number;
  /** How long the authorisation is retried; shorter than a hold. */
  readonly payLimitMs: number;
  /** How long the shopper has for a challenge or another site; shorter than a hold. */
  readonly shopperLimitMs: number;
  /** How long a release is retried; a hold expires by itself. */
  readonly releaseLimitMs: number;
  /** After this long without an answer the booking goes to manual review. */
  readonly escalateAfterMs: number;
  /** How long a refund waits before it is sent, so that its traveller can take a voucher in its place; 0 sends it at once. */
  readonly refundWaitMs: number;
  /** How long a refund that the provider has taken on may wait for its end before it goes to manual review. */
  readonly refundLimitMs: number;
  /** Wait until such a refund is asked for again; its message comes sooner. */
  readonly refundPollMs: number;
  /** Wait until a message of the provider's is applied again that the booking could not take. */
  readonly messageRetryMs: number;
  /** After this long staff are notified of such a message. */
  readonly messageLimitMs: number;
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
