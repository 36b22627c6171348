import type { SupplyBatch } from '../../domain/search/supply-facts.ts';

/**
 * The ordered log of supply changes that every replica of the offer index follows. PostgreSQL stores it; what carries it
 * to the replicas may be something else.
 */
export interface SupplyLogPort {
  /**
   * Adds the next batches, in order and without gaps; numbers that are there already are left as they are, so that two
   * writers may append the same. Returns the number of the last batch of the log.
   * @throws RangeError when the first new batch is not the next one
   */
  append(batches: readonly SupplyBatch[]): Promise<number>;
  /** Number of the last batch; 0 when the log is empty. */
  last(): Promise<number>;
  /** Batches with numbers above `sequence`, in order, at most `limit`. */
  after(sequence: number, limit: number): Promise<readonly SupplyBatch[]>;
  /**
   * Calls `take` with the batches above `sequence` that are there, in order, and again with those that came meanwhile
   * once they are taken, until the returned function is called. What is lost on the way is fetched again; when `take`
   * throws, the following ends and `failed` is called.
   */
  follow(
    sequence: number,
    take: (batches: readonly SupplyBatch[]) => Promise<void>,
    failed: (error: unknown) => void,
  ): () => Promise<void>;
  close(): Promise<void>;
}
