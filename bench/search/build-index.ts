import type { World } from '../../src/demo/world/build-world.server.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import { arrangeMemory } from '../../src/offer-index/memory/arrange-memory.ts';
import { listUsedParts, type Memory } from '../../src/offer-index/memory/memory.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';

export interface BuiltIndex {
  readonly memory: Memory;
  readonly counts: { hotels: number; plans: number; flights: number };
  /** Seconds: making the facts up, taking them in, and putting them into the order of searches. */
  readonly seconds: { readonly facts: number; readonly fill: number; readonly arrange: number };
}

/** @throws Error when a fact of the world is refused */
export function buildIndex(world: World, today: Day): BuiltIndex {
  const index = createOfferIndex({ firstDay: today });
  const counts = { hotels: 0, plans: 0, flights: 0 };
  let fill = 0;
  const started = performance.now();
  for (const part of world.everything()) {
    const before = performance.now();
    const [refused] = index.fill(part);
    fill += performance.now() - before;
    if (refused) throw new Error(`The world is refused: ${refused.reason}`);
    for (const { kind } of part) {
      if (kind === 'hotel') counts.hotels += 1;
      else if (kind === 'plan') counts.plans += 1;
      else if (kind === 'flight') counts.flights += 1;
    }
  }
  const filled = performance.now();
  const memory = arrangeMemory(index.memory);
  const seconds = {
    facts: (filled - started - fill) / 1000,
    fill: fill / 1000,
    arrange: (performance.now() - filled) / 1000,
  };
  return { memory, counts, seconds };
}

/** Bytes in use by table, the largest first. */
export function weighTables(memory: Memory): { table: string; bytes: number }[] {
  const bytes = new Map<string, number>();
  for (const { name, bytes: part } of listUsedParts(memory)) {
    bytes.set(name, (bytes.get(name) ?? 0) + part.length);
  }
  return [...bytes].map(([table, bytes]) => ({ table, bytes })).sort((one, other) => other.bytes - one.bytes);
}
