import { expect, it } from 'vitest';
import { createBruteOffers } from '../../../../tests/factories/brute-offers.ts';
import { createBruteForce } from '../../../../tests/oracle/brute-force.ts';
import { createRandom } from '../../../../tests/oracle/random.ts';
import { generateQuery, listSeen, type SeenOffer } from '../../../../tests/oracle/random-query.ts';
import { generateWorld } from '../../../../tests/oracle/random-supply.ts';
import { generateUpdates } from '../../../../tests/oracle/random-updates.ts';
import { createOfferIndex } from '../../../offer-index/offer-index.ts';
import type { ApplyResult, OffersPort } from '../offers-port.ts';
import { createShardedOffers } from './sharded-offers.server.ts';

const queriesPerBatch = 100;

/** The engine in this thread, with the calls these tests need. */
function createEngine(): OffersPort {
  const index = createOfferIndex({
    capacity: { hotels: 500, plans: 2_000, routes: 1_000, flights: 200_000 },
  });
  let [sequence, knownAt] = [0, 0];
  return {
    ...createBruteOffers(),
    search: async (query) => ({ answer: index.search(query), sequence, knownAt }),
    apply: async (batch) => {
      [sequence, knownAt] = [batch.sequence, batch.at];
      return index.apply(batch);
    },
  };
}

/** Random worlds and questions, with changes in between, bad ones included; that the single index is right is proved elsewhere. */
it.each([1, 2])('answers like a single index while the supply changes (seed %i)', async (seed) => {
  const random = createRandom(seed);
  const single = createEngine();
  const sharded = createShardedOffers({ shards: [createEngine(), createEngine(), createEngine()] });
  const { supply, apply } = createBruteForce();
  let seen: readonly SeenOffer[] = [];
  let found = 0;

  for (let sequence = 1; sequence <= 4; sequence += 1) {
    const changes = sequence === 1 ? generateWorld(random) : generateUpdates(random, supply);
    apply(changes);
    const batch = { sequence, at: sequence, changes };
    expect(listRefused(await sharded.apply(batch))).toEqual(listRefused(await single.apply(batch)));
    for (let left = queriesPerBatch; left > 0; left -= 1) {
      const query = generateQuery(random, supply, seen);
      const expected = await single.search(query);
      expect(await sharded.search(query), JSON.stringify(query)).toEqual(expected);
      seen = [...listSeen(query, expected.answer), ...seen].slice(0, 40);
      if (JSON.stringify(expected.answer).includes('"key"')) found += 1;
    }
  }
  expect(found).toBeGreaterThan(queriesPerBatch);
});

/** Shards may give another reason: one says that a plan belongs to another hotel, one that it has no such hotel. */
function listRefused(result: ApplyResult): readonly number[] {
  return result.outcome === 'applied' ? result.refused.map(({ index }) => index) : [-1];
}
