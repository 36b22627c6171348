import { expect, test } from 'vitest';
import type { OfferKey } from '../../src/domain/search/offer-query.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import type { Party } from '../../src/domain/travellers/party.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { OfferAnswer, OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { priceChildren } from '../../src/trip-search/offers/price-children.ts';
import { createBruteForce } from './brute-force.ts';
import { createRandom } from './random.ts';
import { generateTripRequest } from './random-request.ts';
import { generateWorld } from './random-supply.ts';

/** Listed offers of each world that are priced child by child. */
const requests = 120;

test.each([1, 2, 3])(
  'each child costs what the brute force says that the trip costs more with it, in world %i',
  async (seed) => {
    const random = createRandom(seed);
    const brute = createBruteForce();
    const index = createOfferIndex();
    const changes = generateWorld(random);
    brute.apply(changes);
    index.apply({ sequence: 1, at: 0, changes });
    let priced = 0;
    let unknown = 0;
    for (let at = 0; at < requests; at += 1) {
      const request = generateTripRequest(random, brute.supply);
      const { party, bookingDay } = request;
      if (party.childrenBorn.length === 0) continue;
      const list = {
        name: 'hotels',
        request,
        sort: 'price',
        page: 1,
        pageSize: 3,
        withFacets: false,
      } as const;
      for (const { key, total } of index.search<'hotels'>(list).hotels) {
        const ageDay: Day = key.outbound?.day ?? key.checkIn;
        const priceBy = (answer: (query: OfferQuery<'offer'>) => OfferAnswer<'offer'>) => {
          const price = async (some: Party) => answer(ask(key, some, bookingDay))?.offer.total ?? null;
          return priceChildren(party, ageDay, price);
        };
        const found = await priceBy((query) => index.search<'offer'>(query));
        expect(found).toEqual(await priceBy((query) => brute.answer<'offer'>(query)));
        if (found === null) {
          unknown += 1;
          continue;
        }
        priced += 1;
        const sum = found.children.reduce((sumOf, { amount }) => sumOf + amount, found.adults.amount);
        expect(sum).toBe(total);
      }
    }
    expect(priced).toBeGreaterThan(10);
    expect(unknown).toBeGreaterThan(0);
  },
);

function ask(key: OfferKey, party: Party, bookingDay: Day): OfferQuery<'offer'> {
  return { name: 'offer', key, party, bookingDay };
}
