/** How long the booking workflow waits for each party, and how its jobs run; all in milliseconds. */
export interface BookingTimings {
  readonly supplierTimeout: number;
  readonly paymentTimeout: number;
  /** From then on a shopper whose booking hangs is told that we keep looking. */
  readonly softAfter: number;
  /** How long trip and certificate are tried for, before anything is charged. */
  readonly beginLimit: number;
  /** How long the provider is asked to set the money aside; less than a hold lasts. */
  readonly payLimit: number;
  /** How long the shopper has for a challenge or another site; less than a hold lasts. */
  readonly shopperLimit: number;
  /** How long a release is tried for: what is held ends by itself. */
  readonly releaseLimit: number;
  /** After so long without an answer a person takes over. */
  readonly personLimit: number;
  /**
   * Calls that must have been left without an answer before any of these limits counts: while our own processes were down, or had no time,
   * nobody was asked, and that is not the other party's silence.
   */
  readonly leastCalls: number;
  /** Waits before a call or a mail without an answer is repeated: after the first attempt, the second, …; the last one repeats. */
  readonly retryDelaysMs: readonly number[];
  /** Another process takes over the bookings of one that has sent no heartbeat for so long. */
  readonly leaseMs: number;
  /** Between two extensions of the leases: two of them may be late before a lease expires. */
  readonly heartbeatMs: number;
  /** Between two looks for due bookings and mails that no process works on. */
  readonly pollIntervalMs: number;
}

const second = 1_000;
const minute = 60 * second;

export const defaultBookingTimings: BookingTimings = {
  supplierTimeout: 35 * second,
  paymentTimeout: 20 * second,
  softAfter: 20 * second,
  beginLimit: minute,
  payLimit: 10 * minute,
  shopperLimit: 10 * minute,
  releaseLimit: minute,
  personLimit: 6 * 60 * minute,
  leastCalls: 3,
  retryDelaysMs: [250, 500, second, 2 * second, 5 * second, 10 * second, 30 * second, minute, 5 * minute],
  leaseMs: 3 * second,
  heartbeatMs: second,
  pollIntervalMs: second,
};
