import type { SupplyChange } from '../../domain/search/supply-facts.ts';

const MOST_CHANGES = 2_000;
/** Nights count once for each so many of them, so that a part stays below about a megabyte as JSON. */
const NIGHTS_PER_WEIGHT = 24;

function weigh(change: SupplyChange): number {
  return change.kind === 'nights' ? Math.ceil(change.nights.rates.length / NIGHTS_PER_WEIGHT) : 1;
}

/** Changes in parts of bounded size, in their order: at most 2,000 each, fewer where they are large. */
export function* packChanges(changes: Iterable<SupplyChange>): Generator<readonly SupplyChange[]> {
  let part: SupplyChange[] = [];
  let weight = 0;
  for (const change of changes) {
    const added = weigh(change);
    if (part.length > 0 && weight + added > MOST_CHANGES) {
      yield part;
      part = [];
      weight = 0;
    }
    part.push(change);
    weight += added;
  }
  if (part.length > 0) yield part;
}
