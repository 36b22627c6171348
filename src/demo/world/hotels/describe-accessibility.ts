import type { Accessibility } from '../../../domain/search/catalogue.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

const shareWithPartialFacts = 0.22;
const narrowestForWheelchairs = 80;

/**
 * What a hotel says about getting around without steps. Houses that call themselves wheelchair accessible always do,
 * some of the others too: about a third. Null where nothing is known (HOTEL-032).
 */
export function describeAccessibility(hotel: WorldHotel): Accessibility | null {
  const random = seededRandom(mixSeed('accessibility', hotel.card.id));
  const lift = hotel.card.attributes.includes('lift');
  if (hotel.card.attributes.includes('wheelchair_accessible')) return describeAccessible(random, lift);
  return random.chance(shareWithPartialFacts) ? describePartly(random, lift) : null;
}

function describeAccessible(random: SeededRandom, lift: boolean): Accessibility {
  return {
    stepFreeEntrance: true,
    lift,
    doorWidth: random.between(narrowestForWheelchairs, 95),
    accessibleBathroom: true,
    accessibleRooms: random.between(1, 6),
  };
}

function describePartly(random: SeededRandom, lift: boolean): Accessibility {
  return {
    stepFreeEntrance: random.chance(0.25) ? null : random.chance(0.5),
    lift,
    doorWidth: random.chance(0.4) ? null : random.between(68, narrowestForWheelchairs - 1),
    accessibleBathroom: random.chance(0.3) ? null : false,
    accessibleRooms: random.chance(0.3) ? null : 0,
  };
}
