import type { SupplyBatch } from '../../domain/search/supply-facts.ts';

export interface Following {
  /** Number of the last batch that is known already. */
  readonly sequence: number;
  /**
   * The batches after a number that are ready, in order. None are a reason to ask again: waiting is done in here, until the
   * signal. What may pass is tried again in here, too: an error ends the following.
   */
  readonly next: (sequence: number, signal: AbortSignal) => Promise<readonly SupplyBatch[]>;
  readonly take: (batches: readonly SupplyBatch[]) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/**
 * Takes batches as they come, those that are there together, until the returned function is called, which resolves when the last `take` has ended; it is
 * not to be awaited inside of `take`.
 */
export function followBatches({ sequence, next, take, failed }: Following): () => Promise<void> {
  const ending = new AbortController();

  async function run(): Promise<void> {
    let position = sequence;
    while (!ending.signal.aborted) {
      const batches = await next(position, ending.signal);
      if (ending.signal.aborted) return;
      if (batches.length > 0) await take(batches);
      position = batches.at(-1)?.sequence ?? position;
    }
  }

  const done = run().catch((error: unknown) => {
    if (!ending.signal.aborted) failed(error);
  });
  return async () => {
    ending.abort();
    await done;
  };
}
