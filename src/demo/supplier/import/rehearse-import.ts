import type { RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { ImportSink } from '../../../ports/supply/feeds/import-files.server.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';

/**
 * The directory and the sink of an import whose records are undone one by one: what a later record has to know of an earlier one is
 * remembered here, so that the same records are refused as would be in earnest.
 */
export function rehearseImport(
  directory: FeedDirectory,
  sink: ImportSink,
): { readonly directory: FeedDirectory; readonly sink: ImportSink } {
  const hotels = new Set<number>();
  /** Null for plans that are no longer sold. */
  const plans = new Map<number, RatePlanFacts | null>();

  function remember(change: SupplyChange): void {
    if (change.kind === 'hotel') hotels.add(change.hotel.id);
    if (change.kind === 'plan') plans.set(change.plan.id, change.plan);
    if (change.kind === 'plan-gone') plans.set(change.planId, null);
  }

  return {
    directory: {
      ...directory,
      findHotel: async (code) =>
        (await directory.findHotel(code)) ?? (hotels.has(Number(code)) ? Number(code) : null),
      async findPlans(...codes) {
        const known = await directory.findPlans(...codes);
        return known.flatMap((plan) => {
          const remembered = plans.get(plan.id);
          if (remembered === undefined) return [plan];
          return remembered === null ? [] : [remembered];
        });
      },
    },
    sink: {
      async take(changes, hotel) {
        await sink.take(changes, hotel);
        for (const change of changes) remember(change);
      },
    },
  };
}
