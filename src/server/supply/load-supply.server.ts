import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { OffersPort, RefusedChange } from '../../ports/offers/offers-port.ts';
import type { SupplyFeed } from '../../ports/supply/supply-port.ts';

/**
 * Puts everything the supplier sells now into the index. The first day that can be sold is the one the supplier says first of all;
 * where it says none, it is today.
 * @param known number of a batch that the supplier has sent already
 * @throws Error when the supplier says that it has not come that far: it has restarted its numbers, so that known
 * numbers are invalid
 */
export async function loadSupply(
  feed: SupplyFeed,
  offers: OffersPort,
  clock: Clock,
  known: number,
): Promise<readonly RefusedChange[]> {
  const now = clock.now();
  const { sequence, parts } = await feed.everything();
  const iterator = parts[Symbol.asyncIterator]();
  try {
    const begin = await iterator.next();
    if (sequence < known) throw new Error(describeStepBack(sequence, known));
    const [first] = begin.done ? [] : begin.value;
    const firstDay = first?.kind === 'horizon' ? first.firstDay : dayAt(now);
    return await offers.load({ sequence, at: now.getTime(), firstDay, parts: readOn(begin, iterator) });
  } finally {
    // The supplier may keep a transaction open for as long as it is read.
    await iterator.return?.();
  }
}

async function* readOn(
  begin: IteratorResult<readonly SupplyChange[]>,
  rest: AsyncIterator<readonly SupplyChange[]>,
): AsyncGenerator<readonly SupplyChange[]> {
  for (let part = begin; !part.done; part = await rest.next()) yield part.value;
}

function describeStepBack(sequence: number, known: number): string {
  return `The supplier has gone back from batch ${known} to ${sequence}: empty the table supply_log and restart every process.`;
}
