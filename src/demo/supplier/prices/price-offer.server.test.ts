import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { joinRooms } from '../../../domain/travellers/party.ts';
import { createOfferIndex } from '../../../offer-index/offer-index.ts';
import type { OfferRequest } from '../../../ports/supply/supply-port.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../../world/model/seeded-random.ts';
import { createFakeSupply } from '../fake/fake-supply.ts';
import { smallPlans } from '../store/small-world.server.ts';
import { startOfTest } from '../supplier-under-test.server.ts';

const today = dayAt(startOfTest);

/** Any offer of the small world, most of them such as are sold. */
function generateOfferRequest(random: SeededRandom): OfferRequest {
  const hotelId = random.between(1_000_001, 1_000_003);
  const planId = random.pick(Object.values(smallPlans));
  const checkIn = today + random.between(-1, 395);
  const nights = random.between(2, 15);
  const generateFlight = (from: string, to: string, day: number) => ({
    from,
    to,
    day,
    id: random.between(1, 2),
  });
  const outbound = generateFlight('FRA', 'PMI', checkIn - random.between(0, 1));
  const inbound = generateFlight('PMI', 'FRA', checkIn + nights);
  const isPackage = random.chance(0.8);
  return {
    key: {
      hotelId: Math.floor(planId / 16),
      planId,
      checkIn,
      nights,
      ...(isPackage ? { outbound, inbound } : { outbound: null, inbound: null }),
      ...(random.chance(0.1) ? { hotelId } : {}),
    },
    party: {
      adults: random.between(1, 4),
      childrenBorn: Array.from({ length: random.between(0, 2) }, () => today - random.between(1, 6_500)),
    },
    bookingDay: today,
  };
}

/** The same for two parties, under one plan: rooms of one booking have one tariff. */
function inTwoRooms(one: OfferRequest, other: OfferRequest): OfferRequest {
  return {
    ...one,
    key: { ...one.key, otherPlanIds: [one.key.planId] },
    party: joinRooms([one.party, other.party]),
  };
}

it.each([1, 2])(
  'an offer of %i rooms costs at the supplier what it costs in the index, and is refused where the index has none',
  async (rooms) => {
    const supply = createFakeSupply({ clock: settableClock(startOfTest) });
    const index = createOfferIndex({
      capacity: { hotels: 10, plans: 20, routes: 10, flights: 5_000 },
      firstDay: today,
    });
    for await (const part of (await supply.feed.everything()).parts) expect(index.fill(part)).toEqual([]);
    const random = seededRandom(mixSeed('offers'));
    let sold = 0;
    for (let drawn = 0; drawn < 1_500; drawn += 1) {
      const one = generateOfferRequest(random);
      const request = rooms === 1 ? one : inTwoRooms(one, generateOfferRequest(random));
      const options = { idempotencyKey: randomUUID(), timeoutMs: 10_000 };
      const verified = await supply.live.verify(request, options);
      const found = index.search({ name: 'offer', ...request });
      expect({ request, offer: verified.outcome === 'confirmed' ? verified.offer : null }).toEqual({
        request,
        offer: found?.offer ?? null,
      });
      if (found !== null) sold += 1;
    }
    expect(sold).toBeGreaterThan(rooms === 1 ? 200 : 60);
  },
);
