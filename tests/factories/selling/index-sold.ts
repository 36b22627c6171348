import { expect } from 'vitest';
import type { Day } from '../../../src/domain/time/calendar-day.ts';
import { createOfferIndex } from '../../../src/offer-index/offer-index.ts';
import type { SupplyFeed } from '../../../src/ports/supply/supply-port.ts';

/** An index of everything that a supplier sells now, of which it refuses nothing, and the number of the last batch in it. */
export async function indexSold(feed: Pick<SupplyFeed, 'everything'>, firstDay: Day) {
  const { sequence, parts } = await feed.everything();
  const capacity = { hotels: 100, plans: 200, routes: 100, flights: 20_000 };
  const index = createOfferIndex({ capacity, firstDay });
  for await (const part of parts) expect(index.fill(part)).toEqual([]);
  return { index, sequence };
}
