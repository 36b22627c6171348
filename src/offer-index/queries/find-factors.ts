import type { OfferQueries } from '../../domain/search/offer-query.ts';
import type { FlightFacts, FlightRef } from '../../domain/search/supply-facts.ts';
import { dayRows, findRouteRow } from '../memory/flight-rows.ts';
import { findRow } from '../memory/id-index.ts';
import { PLAN_WORDS } from '../memory/layout.ts';
import { head, type Memory, planField } from '../memory/memory.ts';
import { nextPlan } from '../memory/plan-traits.ts';
import {
  isInHorizon,
  readAirlineFacts,
  readFlightFacts,
  readHotelAirports,
  readNights,
  readPlanFacts,
} from '../memory/read-facts.ts';
import type { SearchContext } from './search-context.ts';

type Query = OfferQueries['factors']['query'];
type Answer = OfferQueries['factors']['answer'];

/** What a package is priced from, read back from the tables. @throws RangeError for days or nights that are none */
export function findFactors(context: SearchContext, { dates, range }: Query): Answer {
  const { memory, ranges } = context;
  const { checkIn, nights, flown } = dates;
  if (!Number.isInteger(checkIn) || !Number.isInteger(nights) || nights < 1 || nights > 22) {
    throw new RangeError('A stay has 1 to 22 nights');
  }
  const hotel = findRow(memory, 'hotelIndex', dates.hotelId);
  const isSold =
    hotel >= 0 && memory.hotelSold[hotel] === 1 && (range === undefined || ranges.has(range.hotels, hotel));
  const back = flown && { from: flown.to, to: flown.from, day: checkIn + nights };
  return {
    airports: isSold ? readHotelAirports(memory, hotel) : [],
    plans: isSold ? listPlans(memory, hotel, dates) : [],
    outbounds: flown === null ? [] : listFlights(context, flown),
    inbounds: back === null ? [] : listFlights(context, back),
    airlines: Array.from({ length: memory.header[head.airlines] as number }, (_, row) =>
      readAirlineFacts(memory, row),
    ).sort((one, other) => (one.code < other.code ? -1 : 1)),
  };
}

function listPlans(
  memory: Memory,
  hotel: number,
  { roomId, checkIn, nights }: Query['dates'],
): Answer['plans'] {
  const plans: Answer['plans'][number][] = [];
  for (let row = (memory.hotelPlans[hotel] as number) - 1; row >= 0; row = nextPlan(memory, row)) {
    if (memory.plan[row * PLAN_WORDS + planField.room] !== roomId) continue;
    plans.push({
      plan: readPlanFacts(memory, row),
      nights: readNights(memory, row, checkIn, checkIn + nights),
    });
  }
  return plans;
}

/** All flights from an airport to another on a day, by id. */
function listFlights({ memory, codes }: SearchContext, way: Omit<FlightRef, 'id'>): FlightFacts[] {
  const [from, to] = [codes.airport(way.from), codes.airport(way.to)];
  const route = from < 0 || to < 0 ? -1 : findRouteRow(memory, from, to);
  if (route < 0 || !isInHorizon(memory, way.day)) return [];
  const { first, end } = dayRows(memory, route, way.day);
  return Array.from({ length: end - first }, (_, place) => readFlightFacts(memory, first + place, way));
}
