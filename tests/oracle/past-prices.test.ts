import { expect, test } from 'vitest';
import type { PastBatch } from '../../src/domain/search/history/list-former-prices.ts';
import type { PastFactor } from '../../src/domain/search/history/past-factor.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import { findComparisonPrice } from '../../src/trip-search/history/find-comparison-price.ts';
import { listRecentPrices, type RecentPrices } from '../../src/trip-search/history/list-recent-prices.ts';
import { createBruteForce } from './brute-force.ts';
import { createRandom } from './random.ts';
import { generatePackageChange, generatePackages, type RandomPackage } from './random-package.ts';
import { generateWorld } from './random-supply.ts';
import { generateUpdates } from './random-updates.ts';
import { findLowestTotal, judgeComparison, type KnownPrice, replayDays } from './replay-prices.ts';

const hourMs = 3_600_000;

/** A package, all its prices so far, and what was found of each moment. */
interface Watched {
  readonly wanted: RandomPackage;
  readonly prices: KnownPrice[];
}

/** The last days are replayed after so many batches: a month each time. */
const daysEvery = 9;

interface RecentDays {
  readonly found: RecentPrices;
  readonly expected: RecentPrices;
}

interface Comparison {
  readonly found: number | null;
  readonly expected: number | null;
}

/** Watches packages of a world that changes for about seven weeks, and compares after each batch. */
function watchWorld(seed: number): { readonly comparisons: Comparison[]; readonly recent: RecentDays[] } {
  const random = createRandom(seed);
  const bruteForce = createBruteForce();
  const index = createOfferIndex();
  const world = generateWorld(random);
  bruteForce.apply(world);
  const begin = (bruteForce.supply.firstDay * 24 + random.int(0, 23)) * hourMs;
  index.apply({ sequence: 1, at: begin, changes: world });
  const watched = generatePackages(random, bruteForce.supply, 16).map(
    (wanted): Watched => ({ wanted, prices: [] }),
  );
  const look = (at: number) => {
    for (const { wanted, prices } of watched) {
      prices.push({ from: at, total: findLowestTotal(bruteForce.supply, wanted, dayAt(new Date(at))) });
    }
  };
  const batches: TimedPast[] = [];
  const comparisons: Comparison[] = [];
  const recent: RecentDays[] = [];
  look(begin);
  let at = begin;
  for (let sequence = 2; at < begin + 49 * 24 * hourMs; sequence += 1) {
    const next = at + random.pick([1, hourMs, 5 * hourMs, 9 * hourMs, 23 * hourMs, 24 * hourMs]);
    // The booking day changes at midnight of the seller, whatever the time of UTC.
    for (let hour = Math.floor(at / hourMs) + 1; hour * hourMs < next; hour += 1) {
      if (dayAt(new Date(hour * hourMs)) !== dayAt(new Date(hour * hourMs - 1))) look(hour * hourMs);
    }
    at = next;
    const changes = [
      ...watched.flatMap(({ wanted }) =>
        random.chance(9) ? generatePackageChange(random, bruteForce.supply, wanted) : [],
      ),
      ...(random.chance(5) ? generateUpdates(random, bruteForce.supply) : []),
    ].filter(({ kind }) => kind !== 'horizon');
    bruteForce.apply(changes);
    const result = index.apply({ sequence, at, changes });
    if (result.outcome !== 'applied') throw new Error('A batch was not applied');
    batches.unshift({ at, past: result.past });
    look(at);
    for (const { wanted, prices } of watched) {
      const total = prices.at(-1)?.total ?? null;
      if (total === null) continue;
      const { dates, board, party } = wanted;
      const factors = index.search({ name: 'factors', dates });
      const offered = { dates, factors, purchase: { board, party }, total, at };
      const past = { batches: listBatches(batches, wanted), wholeFrom: dayAt(new Date(begin)) + 1 };
      comparisons.push({
        found: findComparisonPrice(offered, past),
        expected: judgeComparison(prices, dayAt(new Date(begin))),
      });
      if (sequence % daysEvery !== 0) continue;
      recent.push({
        found: listRecentPrices(offered, past),
        expected: { now: total, days: replayDays(prices, at, dayAt(new Date(begin))) },
      });
    }
  }
  return { comparisons, recent };
}

interface TimedPast {
  readonly at: number;
  readonly past: readonly PastFactor[];
}

/** What a history finds of a package: only its own hotel, room and routes, and all airlines. */
function listBatches(batches: readonly TimedPast[], { dates }: RandomPackage): PastBatch[] {
  const { flown, hotelId, roomId, checkIn, nights } = dates;
  const routes = flown === null ? [] : [`route ${flown.from} ${flown.to}`, `route ${flown.to} ${flown.from}`];
  const keys = [`hotel ${hotelId}`, `room ${hotelId} ${roomId}`, ...routes];
  const isOwn = ({ key, firstDay, lastDay }: PastFactor) =>
    (keys.includes(key) || key.startsWith('airline')) &&
    firstDay <= checkIn + nights &&
    lastDay >= checkIn - 1;
  return batches
    .map(({ at, past }) => ({ at, former: past.filter(isOwn).map(({ former }) => former) }))
    .filter(({ former }) => former.length > 0);
}

test.each([2, 3, 4, 5, 7, 8])(
  '[OFFER-037] comparison price and prices of the last days are those of a replay of all prices, world %d',
  (seed) => {
    const { comparisons, recent } = watchWorld(seed);
    for (const { found, expected } of comparisons) expect(found).toBe(expected);
    for (const { found, expected } of recent) expect(found).toEqual(expected);
    // Chance that never meets a reduction proves nothing.
    expect(comparisons.filter(({ expected }) => expected !== null).length).toBeGreaterThan(2);
    const countPrices = ({ days }: RecentPrices) => new Set(days.map(({ total }) => total)).size;
    expect(recent.filter(({ expected }) => countPrices(expected) > 2).length).toBeGreaterThan(2);
  },
);
