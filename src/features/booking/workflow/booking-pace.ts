/** How long the workflow waits for whom; all in milliseconds. */
export interface BookingPace {
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
  /** Pauses before the same call is made again, growing; the last one stays. */
  readonly pauses: readonly number[];
  /** A process that is silent for so long has lost its bookings to the others. */
  readonly lease: number;
  readonly heartbeat: number;
  /** How often work that nobody does is looked for. */
  readonly poll: number;
}

const second = 1_000;
const minute = 60 * second;

export const shopPace: BookingPace = {
  supplierTimeout: 35 * second,
  paymentTimeout: 20 * second,
  softAfter: 20 * second,
  beginLimit: minute,
  payLimit: 10 * minute,
  shopperLimit: 10 * minute,
  releaseLimit: minute,
  personLimit: 6 * 60 * minute,
  leastCalls: 3,
  pauses: [250, 500, second, 2 * second, 5 * second, 10 * second, 30 * second, minute, 5 * minute],
  lease: 3 * second,
  heartbeat: second,
  poll: second,
};

/** The pause after so many calls without an answer, 1 or more. */
export function pauseAfter(tries: number, { pauses }: BookingPace): number {
  return pauses[Math.min(tries, pauses.length) - 1] ?? 0;
}
