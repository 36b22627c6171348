import { stayLengths } from '../../defaults.ts';
import {
  type FlightFacts,
  HIGHEST_RATE,
  minStays,
  type PlanNights,
  type RatePlanFacts,
  type SupplyChange,
} from '../../domain/search/supply-facts.ts';
import { findTermsFault } from '../../domain/search/tariff-terms.ts';

const allowedMinStays: ReadonlySet<number> = new Set(minStays);
const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function nightsRule(nights: PlanNights): string | null {
  const { rates, states, minStays: stays, closedToArrival } = nights;
  const lengths = new Set([rates.length, states.length, stays.length, closedToArrival.length]);
  if (lengths.size !== 1) return 'nights are of one length';
  if (!rates.every((rate) => isWithin(rate, 0, HIGHEST_RATE))) return 'rates fit';
  return stays.every((stay) => allowedMinStays.has(stay)) ? null : 'minimum stays exist';
}

function planRule({ id, roomId, rateUnit, maxStay, terms, ...plan }: RatePlanFacts): string | null {
  const { minAdults, maxAdults, maxChildren, maxPersons } = plan.occupancy;
  if (!isWithin(id, 1, 0xffff_ffff) || !isWithin(roomId, 1, 65_535)) return 'ids are in range';
  if (!isWithin(rateUnit, 1, 1_000)) return 'units are in range';
  if (!isWithin(maxStay, 1, stayLengths.maxNights)) return 'stays end';
  if (findTermsFault(terms) !== null) return 'terms are in range';
  if (minAdults > maxAdults || maxAdults > maxPersons || maxChildren > maxPersons - minAdults)
    return 'the party fits';
  if (plan.earlyBookings.length > 2) return 'two early bookings at most';
  return plan.earlyBookings.every(({ percent }) => isWithin(percent, 1, 60))
    ? null
    : 'early bookings are in range';
}

function flightRule(flight: FlightFacts): string | null {
  const { id, from, to, number, departure, arrival, stops, fare, seats } = flight;
  if (from === to || from.length !== 3 || to.length !== 3) return 'airports are two';
  if (!isWithin(id, 1, 0xffff_ffff) || !isWithin(number, 1, 9_999)) return 'numbers are in range';
  if (!isWithin(departure, 0, 1_439) || !isWithin(arrival, 0, 1_439)) return 'minutes are of a day';
  if (!isWithin(stops, 0, 3) || !isWithin(seats, 0, 999)) return 'stops and seats are in range';
  return isWithin(fare, 1, 2_000_000) ? null : 'fares are in range';
}

/** The rule of `domain/search/supply-facts.ts` that a change of the demo world breaks, for tests; null where it breaks none. */
export function findBrokenRule(change: SupplyChange): string | null {
  if (change.kind === 'nights') return nightsRule(change.nights);
  if (change.kind === 'plan') return planRule(change.plan);
  if (change.kind === 'flight') return flightRule(change.flight);
  if (change.kind === 'fare') return isWithin(change.fare, 1, 2_000_000) ? null : 'fares are in range';
  if (change.kind === 'seats') return isWithin(change.seats, 0, 999) ? null : 'seats are in range';
  if (change.kind === 'hotel') return change.hotel.airports.length <= 4 ? null : 'airports are four at most';
  return null;
}
