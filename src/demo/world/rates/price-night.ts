import type { RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { boardSupplements, priceLevel, rateByCategory, roomFactors, styleFactors } from './price-level.ts';

/** What a plan that is never free to cancel costs, compared with the same room that is. */
const NON_REFUNDABLE_FACTOR = 0.9;

/**
 * Rooms are listed cheapest first, so each costs at least a little more than the one before it, an accessible one as much; a single room, whose rate is
 * that of the whole room, does not apply.
 */
function roomFactor(hotel: WorldHotel, roomId: number): number {
  let factor = 0;
  for (const room of hotel.rooms) {
    const isSingle = room.type === 'single';
    // Who needs an accessible room pays no more for it than for the one before.
    const step = room.isAccessible ? factor : factor * 1.03;
    const own = isSingle ? roomFactors.single : Math.max(step, roomFactors[room.type]);
    if (room.id === roomId) return own;
    if (!isSingle) factor = own;
  }
  throw new RangeError(`Hotel ${hotel.card.id} has no room ${roomId}`);
}

/** Some houses of five stars ask a multiple of what others do. */
function hotelPriceFactor(hotel: WorldHotel, seed: number): number {
  const random = seededRandom(mixSeed('standing', seed, hotel.card.id));
  const spread = 0.78 + 0.25 * random.next() + 0.25 * random.next();
  const isLuxury = hotel.card.category === 50 && random.chance(0.06);
  return isLuxury ? spread * (2 + 3 * random.next()) : spread;
}

function opinion(rating: number): number {
  return rating === 0 ? 1 : 1 + (rating - 45) * 0.008;
}

/** Cents per adult and night of a plan at an average time of the year, as a fraction: it is rounded night by night. */
export function priceNight(
  hotel: WorldHotel,
  plan: Pick<RatePlanFacts, 'roomId' | 'board' | 'terms'>,
  seed: number,
): number {
  const { category, rating } = hotel.card;
  const bed = (rateByCategory.get(category) ?? 3_000) * roomFactor(hotel, plan.roomId);
  const house = styleFactors[hotel.style] * opinion(rating);
  const shore = hotel.metresToBeach !== null && hotel.metresToBeach < 100 ? 1.08 : 1;
  const meals = boardSupplements[plan.board] * (0.6 + category / 100);
  const refunds = plan.terms.cancellation.freeDays === null ? NON_REFUNDABLE_FACTOR : 1;
  return (
    (bed * house * shore + meals) * priceLevel(hotel.countryCode) * hotelPriceFactor(hotel, seed) * refunds
  );
}
