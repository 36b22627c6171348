import type { SupplyLogPort } from './supply-log-port.ts';

/**
 * A supply log that removes old batches. An empty log takes its first batch under any number; a follower whose next
 * batch has been removed is given the oldest one there is, and sees by its number that some are missing.
 */
export interface PrunableSupplyLog extends SupplyLogPort {
  /** Removes the batches up to this number, that one included. Returns how many there were. */
  forgetUpTo(sequence: number): Promise<number>;
}
