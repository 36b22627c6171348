import { officeFigures } from '../../defaults.ts';
import type { LateFeed } from '../../domain/staff/late-feed.ts';
import type { FeedArrivals } from '../../ports/supply/deliveries-port.ts';

/**
 * The feeds that should have come again by now, the one that is late the longest in front. A feed's usual time is the middle one of the times
 * between its arrivals, so that one long weekend does not count; one that has come too rarely has none and is never late.
 */
export function findLateFeeds(feeds: readonly FeedArrivals[], now: Date): readonly LateFeed[] {
  const { minFeedArrivals, lateFeedFactor } = officeFigures;
  return feeds
    .flatMap(({ feed, arrivedAt }) => {
      const last = arrivedAt.at(-1);
      if (last === undefined || arrivedAt.length < minFeedArrivals) return [];
      const usualMs = middleOf(
        arrivedAt.slice(1).map((at, index) => at.getTime() - (arrivedAt[index]?.getTime() ?? 0)),
      );
      return now.getTime() - last.getTime() > lateFeedFactor * usualMs ? { feed, last, usualMs } : [];
    })
    .toSorted((one, other) => one.last.getTime() - other.last.getTime());
}

/** The larger one of the two in the middle. */
function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
