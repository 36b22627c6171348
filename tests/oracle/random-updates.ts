import type { FlightRef, RatePlanFacts, SupplyChange } from '../../src/domain/search/supply-facts.ts';
import { HORIZON_DAYS, minStays } from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';
import type { Random } from './random.ts';
import { generateBadChange } from './random-bad-change.ts';
import {
  airlineCodes,
  arrivalAirports,
  generateAirline,
  generateFare,
  generateFlight,
  generateHotel,
  generateId,
  generateNights,
  generatePlan,
  generateSeason,
  homeAirports,
  withNewOffers,
} from './random-supply.ts';
import type { RawSupply } from './raw-supply.ts';

/**
 * A batch of updates of every kind to a world, good and bad. Most move the horizon on by up to 40 days, often by whole weeks,
 * and send the days that came into it: forty of them go through more than a year.
 */
export function generateUpdates(random: Random, supply: RawSupply): SupplyChange[] {
  const changes: SupplyChange[] = [];
  for (let left = random.int(5, 60); left > 0; left--) {
    changes.push(
      ...(random.chance(15) ? [generateBadChange(random, supply)] : generateGoodChanges(random, supply)),
    );
  }
  if (random.chance(65)) {
    const firstDay = supply.firstDay + random.pick([1, 14, 28, 40, random.int(1, 40)]);
    const first = supply.firstDay + HORIZON_DAYS;
    const plans = [...supply.plans.values()];
    const season = generateSeason(random, plans, first, firstDay + HORIZON_DAYS - 1);
    changes.push({ kind: 'horizon', firstDay }, ...season, ...renewOffers(random, plans, firstDay));
  }
  return changes;
}

/** Offers run out with time: a third of the plans get new ones. */
function renewOffers(random: Random, plans: readonly RatePlanFacts[], firstDay: Day): SupplyChange[] {
  return plans
    .filter(() => random.chance(33))
    .map((plan) => ({ kind: 'plan', plan: withNewOffers(random, plan, firstDay) }));
}

function generateGoodChanges(random: Random, supply: RawSupply): SupplyChange[] {
  const plan = random.pick([...supply.plans.values()]);
  const flight = generateKnownFlight(random, supply);
  const [from, to] = generateDays(random, supply);
  const planId = plan.id;
  switch (random.int(0, 13)) {
    case 0:
      return random.chance(85)
        ? []
        : [{ kind: 'airline', airline: generateAirline(random, random.pick(airlineCodes)) }];
    case 1:
      return [{ kind: 'hotel', hotel: generateHotel(random, plan.hotelId) }];
    case 2:
      return random.chance(70) ? [] : openHotel(random, supply);
    case 3:
      return random.chance(70) ? [] : [{ kind: 'hotel-gone', hotelId: plan.hotelId }];
    case 4:
      return [{ kind: 'plan', plan: changePlan(random, plan, supply.firstDay) }];
    case 5:
      return random.chance(50) ? [{ kind: 'plan-gone', planId }] : reopenPlan(random, supply, plan);
    case 6:
      return [{ kind: 'nights', planId, nights: generateNights(random, from, to - from + 1) }];
    case 7: {
      const { rates } = generateNights(random, from, to - from + 1);
      return [{ kind: 'rates', planId, from, rates: random.chance(50) ? rates.map(() => 1) : rates }];
    }
    case 8: {
      const state = random.pick(['open', 'open', 'on_request', 'closed'] as const);
      return [{ kind: 'availability', planId, from, to, state }];
    }
    case 9: {
      const minStay = random.pick([1, 1, 2, random.pick(minStays)]);
      return [{ kind: 'arrivals', planId, from, to, minStay, closedToArrival: random.chance(25) }];
    }
    case 10: {
      const isNew = random.chance(50);
      const route = isNew ? generateRoute(random, supply) : flight;
      const drawn = generateFlight(random, route.from, route.to, route.day);
      return [{ kind: 'flight', flight: isNew ? drawn : { ...drawn, id: flight.id } }];
    }
    case 11:
      return generateFlights(random, supply).map((known) => ({
        kind: 'fare',
        flight: known,
        fare: generateFare(random),
      }));
    case 12:
      return generateFlights(random, supply).map((known) => ({
        kind: 'seats',
        flight: known,
        seats: random.pick([0, 0, 1, 2, 9]),
      }));
    default:
      return [{ kind: 'flight-gone', flight }];
  }
}

function openHotel(random: Random, supply: RawSupply): SupplyChange[] {
  const hotel = generateHotel(random, random.int(1, 999));
  const plan = generatePlan(random, hotel.id, generateId(random), supply.firstDay);
  return [{ kind: 'hotel', hotel }, ...openPlan(random, supply, plan)];
}

function openPlan(random: Random, supply: RawSupply, plan: RatePlanFacts): SupplyChange[] {
  const nights = generateNights(random, supply.firstDay, HORIZON_DAYS);
  return [
    { kind: 'plan', plan },
    { kind: 'nights', planId: plan.id, nights },
  ];
}

/** Everything of a plan that may change, changed. */
function changePlan(random: Random, plan: RatePlanFacts, firstDay: Day): RatePlanFacts {
  return { ...generatePlan(random, plan.hotelId, plan.id, firstDay), roomId: plan.roomId };
}

/** A plan that was sold before comes back in another room, without the nights it had or with new ones. */
function reopenPlan(random: Random, supply: RawSupply, plan: RatePlanFacts): SupplyChange[] {
  const reopened = generatePlan(random, plan.hotelId, plan.id, supply.firstDay);
  const opening = openPlan(random, supply, reopened);
  return [{ kind: 'plan-gone', planId: plan.id }, ...(random.chance(50) ? opening : opening.slice(0, 1))];
}

/** Days from a little before the horizon to its very end; three of four lie within the first quarter, where most is asked. */
function generateDays(random: Random, { firstDay }: RawSupply): readonly [from: Day, to: Day] {
  const from = firstDay + random.int(-10, random.chance(75) ? 90 : HORIZON_DAYS - 1);
  return [from, Math.min(from + random.pick([0, 0, 1, 6, 31, 64]), firstDay + HORIZON_DAYS - 1)];
}

function generateRoute(random: Random, supply: RawSupply): { from: string; to: string; day: Day } {
  const home = random.pick(homeAirports);
  const away = random.pick(arrivalAirports.filter((code) => code !== home));
  const [day] = generateDays(random, supply);
  return random.chance(50) ? { from: home, to: away, day } : { from: away, to: home, day };
}

/** A tariff changes for several departures at once. */
function generateFlights(random: Random, supply: RawSupply): FlightRef[] {
  return Array.from({ length: random.int(1, 20) }, () => generateKnownFlight(random, supply));
}

/** A departure that is on sale or, when a few attempts have found none, one that is not. */
function generateKnownFlight(random: Random, supply: RawSupply): FlightRef {
  for (let attempt = 0; attempt < 20; attempt++) {
    const route = generateRoute(random, supply);
    const ids = [...(supply.flights.get(route.from)?.get(route.to)?.get(route.day)?.keys() ?? [])];
    if (ids.length > 0) return { ...route, id: random.pick(ids) };
  }
  return { ...generateRoute(random, supply), id: 1 };
}
