import { supplyLogPolicy } from '../../defaults.ts';
import type { SupplyFeed } from '../../ports/supply/supply-port.ts';
import type { PrunableSupplyLog } from '../../ports/supply-log/prunable-supply-log-port.ts';

/**
 * Takes everything new from the supplier's feed over into the log. Where the feed no longer has the next batch, the log
 * starts again with the oldest one it has: every replica sees the gap and reads the whole supply again.
 */
export async function pullSupply(feed: SupplyFeed, log: PrunableSupplyLog): Promise<void> {
  for (;;) {
    const last = await log.last();
    const batches = await feed.after(last, supplyLogPolicy.pulledBatches);
    const [first] = batches;
    if (first === undefined) return;
    if (first.sequence !== last + 1) await log.forgetUpTo(last);
    await log.append(batches);
    if (batches.length < supplyLogPolicy.pulledBatches) return;
  }
}
