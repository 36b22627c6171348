import { expect, test } from 'vitest';
import { createBruteForce } from '../../../tests/oracle/brute-force.ts';
import { createRandom } from '../../../tests/oracle/random.ts';
import { generateQuery } from '../../../tests/oracle/random-query.ts';
import { generateWorld } from '../../../tests/oracle/random-supply.ts';
import { generateUpdates } from '../../../tests/oracle/random-updates.ts';
import { createOfferIndex, openOfferWriter, openReader } from '../offer-index.ts';
import { arrangeMemory } from './arrange-memory.ts';
import { digestOffers } from './digest-offers.ts';

const capacity = { hotels: 100, plans: 400, routes: 100, flights: 100_000 };
const seeds = [1, 2, 3, 4];

test.for(seeds)('an arranged copy answers like its original, before and after changes (world %i)', (seed) => {
  const random = createRandom(seed);
  const bruteForce = createBruteForce();
  const index = createOfferIndex({ capacity });
  const world = generateWorld(random);
  bruteForce.apply(world);
  index.apply({ sequence: 1, at: 1, changes: world });
  const copy = arrangeMemory(index.memory);
  const reader = openReader(copy);
  const writer = openOfferWriter(copy);
  const compare = () => {
    expect(digestOffers(copy)).toEqual(digestOffers(index.memory));
    for (let left = 80; left > 0; left -= 1) {
      const query = generateQuery(random, bruteForce.supply, []);
      expect(reader.search(query)).toEqual(index.search(query));
    }
  };
  compare();
  const changes = generateUpdates(random, bruteForce.supply);
  bruteForce.apply(changes);
  index.apply({ sequence: 2, at: 2, changes });
  writer.apply({ sequence: 2, at: 2, changes });
  writer.sweep();
  compare();
});
